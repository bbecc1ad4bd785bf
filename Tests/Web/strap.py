"""A heart-rate strap as pages see it by Web Bluetooth, simulated inside the page.

Chromium's own emulation has one state for the whole browser, which outlives its pages. The page's objects are simulated instead, so that
each test has a strap of its own, which drops and returns on request.
"""
import struct

SIMULATION = """(() => {
  const radio = window.radio = { isNear: true, connections: 0, heard: 0 };
  class Characteristic extends EventTarget {
    value = null;
    async startNotifications() { this.isNotifying = true; return this; }
    send(bytes) {
      this.value = new DataView(Uint8Array.from(bytes).buffer);
      if (!this.isNotifying || !device.gatt.connected) return;
      radio.heard += 1;
      this.dispatchEvent(new Event('characteristicvaluechanged'));
    }
  }
  const gatt = {
    connected: false,
    async connect() {
      await new Promise(done => setTimeout(done, 5));
      if (!radio.isNear) throw new DOMException('out of range', 'NetworkError');
      gatt.connected = true;
      radio.connections += 1;
      return gatt;
    },
    disconnect() {
      if (!gatt.connected) return;
      gatt.connected = false;
      device.dispatchEvent(new Event('gattserverdisconnected'));
    },
    async getPrimaryService(name) {
      if (name !== 'heart_rate' || !gatt.connected) throw new DOMException(name, 'NotFoundError');
      return { async getCharacteristic(kind) {
        if (kind !== 'heart_rate_measurement') throw new DOMException(kind, 'NotFoundError');
        return radio.measurement = new Characteristic();
      } };
    },
  };
  const device = Object.assign(new EventTarget(), { id: 'strap', name: 'Test strap', gatt });
  radio.drop = () => gatt.disconnect();
  const bluetooth = { async requestDevice(options) {
    if (!options.filters.some(filter => filter.services?.includes('heart_rate'))) throw new DOMException('none', 'NotFoundError');
    return device;
  } };
  Object.defineProperty(Navigator.prototype, 'bluetooth', { configurable: true, value: bluetooth });
})()"""


class Strap:
    """The strap near a page."""

    def __init__(self, page):
        self.page = page

    @property
    def connections(self):
        return self.page.evaluate("radio.connections")

    @staticmethod
    def encoded(rate, intervals=()):
        """Returns the bytes of a measurement: beats per minute, and intervals between beats in milliseconds."""
        flags = 0x06 | (0x10 if intervals else 0)
        return list(bytes([flags, rate]) + b"".join(struct.pack("<H", round(one * 1024 / 1000)) for one in intervals))

    def beat(self, rate, intervals=()):
        """Sends a measurement."""
        self.page.evaluate("bytes => radio.measurement.send(bytes)", self.encoded(rate, intervals))

    def drop(self):
        """Ends the connection, as a strap out of reach does."""
        self.page.evaluate("radio.drop()")
