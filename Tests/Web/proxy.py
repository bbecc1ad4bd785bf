"""A proxy on loopback that fails on request: what it does to pages and service workers is what a bad network does."""
import contextlib
import http.client
import http.server
import threading
from urllib.parse import urlsplit

# Headers of one connection, which are not passed on (RFC 9110, 7.6.1).
HOP = {"connection", "keep-alive", "transfer-encoding", "te", "upgrade", "proxy-connection", "content-length"}


class Faults:
    """Faults by the beginning of a path, used up one a request.

    `before`: the connection ends and the server gets nothing. `status`: 503 instead of the server. `during`: the server answers, and the
    connection ends in the middle of its answer. `after`: the server answers, and the connection ends before its answer."""

    def __init__(self, faults):
        self.open = {path: list(names) for path, names in faults.items()}
        self.lock = threading.Lock()

    def next(self, path):
        with self.lock:
            for beginning, names in self.open.items():
                if path.startswith(beginning) and names:
                    return names.pop(0)
        return None

    @property
    def left(self):
        with self.lock:
            return sum(self.open.values(), [])


def handler(server, faults):
    origin = urlsplit(server)

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *_):
            pass

        def serve(self):
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            fault = faults.next(self.path)
            # A stream of events would keep this connection open.
            if fault == "status" or self.path == "/events":
                return self.answer(503, [], b"busy")
            if fault == "before":
                return self.end()
            upstream = http.client.HTTPConnection(origin.hostname, origin.port, timeout=60)
            headers = {name: value for name, value in self.headers.items() if name.lower() not in HOP}
            upstream.request(self.command, self.path, body or None, headers)
            response = upstream.getresponse()
            content = response.read()
            upstream.close()
            if fault == "after":
                return self.end()
            kept = [(name, value) for name, value in response.getheaders() if name.lower() not in HOP]
            self.answer(response.status, kept, content, len(content) // 2 if fault == "during" else None)

        def answer(self, status, headers, content, shown=None):
            self.send_response_only(status)
            for name, value in headers:
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content[:shown])
            if shown is not None:
                self.end()

        def end(self):
            self.close_connection = True

        do_GET = do_HEAD = do_POST = do_PUT = serve

    return Handler


@contextlib.contextmanager
def failing(server, faults):
    """Serves another server on a port of its own, with faults, and yields its address."""
    proxy = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler(server, faults))
    proxy.daemon_threads = True
    threading.Thread(target=proxy.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{proxy.server_port}"
    finally:
        proxy.shutdown()
        proxy.server_close()
