"""A small OpenID Connect provider for the tests. It signs with RS256 by the command openssl, and asks for one click."""
import base64
import contextlib
import hashlib
import html
import http.server
import json
import secrets
import subprocess
import tempfile
import threading
import time
from urllib.parse import parse_qs, urlencode, urlsplit


def encoded(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Provider:
    """Signs everyone in as `person`, and remembers what it was asked."""

    client, secret = "hearth", "s3cret"

    def __init__(self, folder):
        self.key = folder + "/key.pem"
        subprocess.run(["openssl", "genrsa", "-out", self.key, "2048"], check=True, capture_output=True)
        modulus = subprocess.run(
            ["openssl", "rsa", "-in", self.key, "-noout", "-modulus"], check=True, capture_output=True, text=True).stdout
        self.modulus = bytes.fromhex(modulus.strip().removeprefix("Modulus="))
        self.person = {"sub": "subject-1", "preferred_username": "ada"}
        self.codes, self.issuer = {}, ""

    def document(self):
        return {"issuer": self.issuer, "authorization_endpoint": self.issuer + "/authorize", "token_endpoint": self.issuer + "/token",
                "jwks_uri": self.issuer + "/keys", "response_types_supported": ["code"], "code_challenge_methods_supported": ["S256"]}

    def keys(self):
        return {"keys": [{"kty": "RSA", "use": "sig", "alg": "RS256", "kid": "k", "n": encoded(self.modulus), "e": "AQAB"}]}

    def consent(self, query):
        """Page with a form that leads back, as a provider's own page does."""
        fields = "".join(f'<input type="hidden" name="{name}" value="{html.escape(query[name][0])}">' for name in query)
        return f'<!doctype html><html lang="en"><title>Porter</title><form method="post" action="/authorize">{fields}<button>I am Ada</button></form>'

    def back(self, form):
        code = secrets.token_urlsafe(16)
        self.codes[code] = form
        return form["redirect_uri"][0] + "?" + urlencode({"code": code, "state": form["state"][0]})

    def tokens(self, form, authorization):
        asked = self.codes.pop(form["code"][0], None)
        pair = base64.b64encode(f"{self.client}:{self.secret}".encode()).decode()
        challenge = encoded(hashlib.sha256(form["code_verifier"][0].encode()).digest())
        if not asked or authorization != "Basic " + pair or asked["code_challenge"][0] != challenge:
            return None
        now = int(time.time())
        claims = {"iss": self.issuer, "aud": self.client, "iat": now, "exp": now + 300, "auth_time": now,
                  "nonce": asked["nonce"][0], **self.person}
        signed = encoded(b'{"alg":"RS256","kid":"k"}') + "." + encoded(json.dumps(claims).encode())
        signature = subprocess.run(
            ["openssl", "dgst", "-sha256", "-sign", self.key], input=signed.encode(), check=True, capture_output=True).stdout
        return {"access_token": "a", "token_type": "Bearer", "id_token": signed + "." + encoded(signature)}


def handler(provider):
    class Handler(http.server.BaseHTTPRequestHandler):
        def answer(self, status, kind, body, location=None):
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            if location:
                self.send_header("Location", location)
            self.end_headers()
            self.wfile.write(body)

        def json(self, value, status=200):
            self.answer(status, "application/json", json.dumps(value).encode())

        def do_GET(self):
            parts = urlsplit(self.path)
            if parts.path == "/.well-known/openid-configuration":
                self.json(provider.document())
            elif parts.path == "/keys":
                self.json(provider.keys())
            elif parts.path == "/authorize":
                self.answer(200, "text/html; charset=utf-8", provider.consent(parse_qs(parts.query)).encode())
            else:
                self.json({}, 404)

        def do_POST(self):
            form = parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode())
            if self.path == "/authorize":
                self.answer(303, "text/plain", b"", provider.back(form))
            else:
                tokens = provider.tokens(form, self.headers.get("Authorization"))
                self.json(tokens or {"error": "invalid_grant"}, 200 if tokens else 400)

        def log_message(self, *_):
            pass

    return Handler


@contextlib.contextmanager
def running():
    """A provider at localhost, which is another site than 127.0.0.1: cookies are sent as between two names."""
    with tempfile.TemporaryDirectory() as folder:
        provider = Provider(folder)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler(provider))
        provider.issuer = f"http://localhost:{server.server_address[1]}"
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield provider
        finally:
            server.shutdown()
            server.server_close()
            thread.join()
