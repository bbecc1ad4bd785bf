"""Signs the contexts of a browser in at every server of the tests, with one-time addresses, as a user does."""
import http.client
import os
import subprocess
import time
from urllib.parse import urlsplit

# Some pages ask for a sign-in of the last 15 minutes.
FRESH_SECONDS = 300


def press(page, address):
    """Opens a one-time address in a page and presses its button."""
    page.goto(address)
    page.locator("form[action^='/sign-in'] button").click()
    page.wait_for_url(lambda url: "/sign-in" not in url)


class Server:
    """Server with the data folder whose owner may sign in."""

    def __init__(self, url, home):
        self.url, self.home, self.cookie, self.since = url, home, None, 0

    def address(self):
        """Returns a new one-time address."""
        environment = {**os.environ, "HEARTH_HOME": self.home}
        return subprocess.run(
            [os.environ["HEARTH_BINARY"], "sign-in"], env=environment, check=True, capture_output=True, text=True).stdout.strip()

    def session(self):
        """Returns name and value of a cookie whose sign-in is fresh."""
        if not self.cookie or time.monotonic() - self.since > FRESH_SECONDS:
            parts = urlsplit(self.address())
            connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=60)
            connection.request("POST", parts.path, body=parts.query, headers={
                "User-Agent": "tests (X11; Linux) Chrome/1", "Content-Type": "application/x-www-form-urlencoded"})
            answer = connection.getresponse()
            answer.read()
            connection.close()
            assert answer.status == 303, answer.status
            name, _, value = answer.getheader("Set-Cookie").split(";")[0].partition("=")
            self.cookie, self.since = (name, value), time.monotonic()
        return self.cookie

    def add(self, context, url=None):
        """Signs a context in.

        - url: address of a proxy before the server. The name of the cookie has the port that the browser sees."""
        name, value = self.session()
        url = url or self.url
        context.add_cookies([{"name": f"{name.rpartition('-')[0]}-{urlsplit(url).port}", "value": value, "url": url}])


class SignedIn:
    """The servers of the tests, and the contexts of the browser that are open."""

    def __init__(self):
        self.servers, self.contexts = [], []

    def begin(self, server):
        self.servers.append(server)
        for context in self.contexts:
            server.add(context)

    def end(self, server):
        self.servers.remove(server)

    def wrap(self, browser):
        """Makes a browser sign in every new context."""
        plain = browser.new_context

        def new_context(**options):
            context = plain(**options)
            for server in self.servers:
                server.add(context)
            self.contexts.append(context)
            context.on("close", lambda _: self.contexts.remove(context))
            return context

        browser.new_context = new_context
        browser.new_context_without_session = plain
        return browser


signed_in = SignedIn()
