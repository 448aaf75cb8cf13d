#include <microhttpd.h>

// libmicrohttpd is loaded on first use: linked, it would bring a TLS library into every process.
// Swift cannot call variadic functions, so those are called here, through the pointer that was
// found.

// Swift renames the constants of closed enumerations, each in its own way.

static const unsigned int tintype_http_header = MHD_HEADER_KIND;
static const unsigned int tintype_http_completed = MHD_REQUEST_TERMINATED_COMPLETED_OK;
static const unsigned int tintype_http_opened = MHD_CONNECTION_NOTIFY_STARTED;

/// What a handler returns.
static inline enum MHD_Result tintype_http_result(_Bool is_fine) {
  return is_fine ? MHD_YES : MHD_NO;
}

/// What the daemon calls.
struct tintype_http_callbacks {
  MHD_AccessHandlerCallback access;
  MHD_RequestCompletedCallback completed;
  MHD_NotifyConnectionCallback connection;
  void *(*uri)(void *cls, const char *uri, struct MHD_Connection *connection);
  size_t (*unescape)(void *cls, struct MHD_Connection *connection, char *text);
};

/// `MHD_start_daemon` over a listening socket: one epoll thread, requests can be suspended.
static inline struct MHD_Daemon *tintype_http_start(
    void *start, int listener, unsigned int connections, unsigned int timeout, size_t memory,
    const struct tintype_http_callbacks *callbacks, void *cls) {
  typedef struct MHD_Daemon *(*function)(
      unsigned int, uint16_t, MHD_AcceptPolicyCallback, void *, MHD_AccessHandlerCallback, void *,
      ...);
  return ((function)start)(
      MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_TURBO, 0, NULL, NULL,
      callbacks->access, cls,
      MHD_OPTION_LISTEN_SOCKET, listener,
      MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_CONNECTION_TIMEOUT, timeout,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory,
      MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_NOTIFY_COMPLETED, callbacks->completed, cls,
      MHD_OPTION_NOTIFY_CONNECTION, callbacks->connection, cls,
      MHD_OPTION_URI_LOG_CALLBACK, callbacks->uri, cls,
      MHD_OPTION_UNESCAPE_CALLBACK, callbacks->unescape, cls,
      MHD_OPTION_END);
}

/// The socket of a connection; -1 if there is none.
static inline int tintype_http_socket(void *info, struct MHD_Connection *connection) {
  typedef const union MHD_ConnectionInfo *(*function)(
      struct MHD_Connection *, enum MHD_ConnectionInfoType, ...);
  const union MHD_ConnectionInfo *found =
      ((function)info)(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return found == NULL ? -1 : found->connect_fd;
}

/// What `MHD_OPTION_NOTIFY_CONNECTION` noted of a connection.
static inline void *tintype_http_context(void *info, struct MHD_Connection *connection) {
  typedef const union MHD_ConnectionInfo *(*function)(
      struct MHD_Connection *, enum MHD_ConnectionInfoType, ...);
  const union MHD_ConnectionInfo *found =
      ((function)info)(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return found == NULL ? NULL : found->socket_context;
}
