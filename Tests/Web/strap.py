"""Heart-rate strap that Chromium's Bluetooth emulation simulates. The browser needs `--enable-features=WebBluetooth`."""
import base64
import struct

HEART_RATE, MEASUREMENT, CONFIGURATION = 0x180D, 0x2A37, 0x2902
# No command of the protocol sends a notification. Reading the value raises the same event, so the tests need the page's object.
CATCH = """(() => {
  const service = globalThis.BluetoothRemoteGATTService?.prototype;
  if (!service) return;
  const find = service.getCharacteristic;
  service.getCharacteristic = async function (...names) { return window.measurement = await find.apply(this, names); };
})()"""


def uuid(number):
    return f"0000{number:04x}-0000-1000-8000-00805f9b34fb"


class Strap:
    """A strap near a page. It must be created before the page asks for one."""

    last = None

    def __init__(self, browser, page, name="Test strap", address="09:09:09:09:09:09"):
        self.page, self.address = page, address
        self.characteristic, self.values, self.answered = None, [], set()
        self.connections, self.is_near = 0, True
        # The emulation answers on the browser's session only, the device chooser on the page's.
        # There is one emulation a browser: the strap of an earlier page ends its own.
        if Strap.last:
            Strap.last.send("BluetoothEmulation.disable")
        self.radio = Strap.last = browser.new_browser_cdp_session()
        self.chooser = page.context.new_cdp_session(page)
        self.radio.send("BluetoothEmulation.enable", {"state": "powered-on", "leSupported": True})
        self.radio.send("BluetoothEmulation.simulatePreconnectedPeripheral", {
            "address": address, "name": name, "manufacturerData": [], "knownServiceUuids": [uuid(HEART_RATE)]})
        self.radio.on("BluetoothEmulation.gattOperationReceived", self.on_operation)
        self.radio.on("BluetoothEmulation.characteristicOperationReceived", self.on_characteristic)
        self.chooser.on("DeviceAccess.deviceRequestPrompted", self.on_prompt)
        self.chooser.send("DeviceAccess.enable")

    def on_prompt(self, event):
        # The event repeats, and a second answer to one request crashes the browser.
        if event["devices"] and event["id"] not in self.answered:
            self.answered.add(event["id"])
            self.chooser.send("DeviceAccess.selectPrompt", {"id": event["id"], "deviceId": event["devices"][0]["id"]})

    def on_operation(self, event):
        if event["type"] == "discovery" and self.characteristic is None:
            self.add_service()
        if event["type"] == "connection":
            self.connections += 1
        self.radio.send("BluetoothEmulation.simulateGATTOperationResponse", {
            "address": self.address, "type": event["type"], "code": 0 if self.is_near else 0x3E})

    def add_service(self):
        service = self.radio.send("BluetoothEmulation.addService", {
            "address": self.address, "serviceUuid": uuid(HEART_RATE)})["serviceId"]
        self.characteristic = self.radio.send("BluetoothEmulation.addCharacteristic", {
            "serviceId": service, "characteristicUuid": uuid(MEASUREMENT),
            "properties": {"notify": True, "read": True}})["characteristicId"]
        self.radio.send("BluetoothEmulation.addDescriptor", {
            "characteristicId": self.characteristic, "descriptorUuid": uuid(CONFIGURATION)})

    def on_characteristic(self, event):
        answer = {"characteristicId": event["characteristicId"], "type": event["type"], "code": 0}
        if event["type"] == "read":
            answer["data"] = self.values.pop(0)
        self.radio.send("BluetoothEmulation.simulateCharacteristicOperationResponse", answer)

    def encoded(self, rate, intervals=()):
        """Returns a measurement as the emulation takes it: beats per minute, and intervals between beats in milliseconds."""
        flags = 0x06 | (0x10 if intervals else 0)
        parts = b"".join(struct.pack("<H", round(one * 1024 / 1000)) for one in intervals)
        return base64.b64encode(bytes([flags, rate]) + parts).decode()

    def beat(self, rate, intervals=()):
        """Sends a measurement."""
        self.values.append(self.encoded(rate, intervals))
        self.page.evaluate("async () => { await window.measurement.readValue(); }")

    def drop(self):
        """Ends the connection. The emulation forgets the services then."""
        self.characteristic = None
        self.radio.send("BluetoothEmulation.simulateGATTDisconnection", {"address": self.address})
