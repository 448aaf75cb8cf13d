#ifndef TINTYPE_LAZY_H
#define TINTYPE_LAZY_H

/// Loads the drawing libraries, if that has not happened yet.
///
/// Ends the process with exit code 4 and a message if one is not installed.
void tintype_load_drawing(void);

#endif
