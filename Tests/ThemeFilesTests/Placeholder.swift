// Placeholder until the module's tests arrive.
