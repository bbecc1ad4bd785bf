#!/usr/bin/env python3
"""Prints the webhooks of Hearth whose signature is right: webhook-receiver.py SECRET [PORT]"""

import base64
import hashlib
import hmac
import http.server
import json
import sys
import time

TOLERANCE = 300  # seconds between the clocks of the two machines, which also bounds a replay


def is_genuine(secret, headers, body, now):
    """Whether Hearth has signed this body with the secret, a few minutes ago at most."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    try:
        if abs(now - int(headers["webhook-timestamp"])) > TOLERANCE:
            return False
        signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
        expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
        return any(hmac.compare_digest(expected, found) for found in headers["webhook-signature"].split())
    except (AttributeError, KeyError, TypeError, ValueError):
        return False


class Receiver(http.server.BaseHTTPRequestHandler):
    seen = set()  # an attempt whose answer was lost is repeated with the same id

    def do_POST(self):
        length = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(min(length, 1 << 16))
        genuine = is_genuine(SECRET, self.headers, body, time.time())
        if genuine and self.headers["webhook-id"] not in self.seen:
            self.seen.add(self.headers["webhook-id"])
            message = json.loads(body)
            print(message["type"], message["timestamp"], message["data"], flush=True)
        self.send_response(204 if genuine else 401)
        self.end_headers()

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    SECRET = sys.argv[1]
    PORT = int(sys.argv[2]) if len(sys.argv) > 2 else 8000
    server = http.server.ThreadingHTTPServer(("127.0.0.1", PORT), Receiver)
    print(f"Listening at http://127.0.0.1:{server.server_port}/", flush=True)
    server.serve_forever()
