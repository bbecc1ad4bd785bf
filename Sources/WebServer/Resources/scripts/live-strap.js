// A heart-rate strap by Web Bluetooth (services 0x180D and 0x2A37). It reconnects by itself until it is released.
const firstWait = 500;
const longestWait = 15e3;

export class Strap {
  // Calls `onState` with 'connecting', 'connected' or 'lost', and `onBytes` with each measurement.
  constructor(onState, onBytes) {
    this.onState = onState;
    this.onBytes = ({ target: { value } }) => {
      onBytes(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
    };
    this.onDrop = () => this.lose();
  }

  static get isSupported() {
    return Boolean(navigator.bluetooth);
  }

  // Lets the user choose a strap. Needs a touch or a key.
  async choose() {
    const device = await navigator.bluetooth.requestDevice({ filters: [{ services: ['heart_rate'] }] });
    if (this.device && this.device !== device) this.release();
    this.device = device;
    device.removeEventListener('gattserverdisconnected', this.onDrop);
    device.addEventListener('gattserverdisconnected', this.onDrop);
    this.wait = firstWait;
    await this.connect();
  }

  async connect() {
    if (!this.device || this.isConnecting || this.isConnected) return;
    this.isConnecting = true;
    clearTimeout(this.timer);
    this.onState('connecting');
    try {
      const server = await this.device.gatt.connect();
      const service = await server.getPrimaryService('heart_rate');
      const characteristic = await service.getCharacteristic('heart_rate_measurement');
      characteristic.addEventListener('characteristicvaluechanged', this.onBytes);
      await characteristic.startNotifications();
      // The browser may drop a characteristic that nothing refers to.
      this.characteristic = characteristic;
      this.wait = firstWait;
      this.onState('connected');
    } catch {
      this.onState('lost');
      this.later();
    } finally {
      this.isConnecting = false;
    }
  }

  lose() {
    this.characteristic?.removeEventListener('characteristicvaluechanged', this.onBytes);
    this.characteristic = null;
    this.onState('lost');
    this.later();
  }

  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(longestWait, this.wait * 2);
  }

  // Connects at once if the connection broke while the page was hidden.
  check() {
    if (!this.device || this.device.gatt.connected) return;
    this.wait = firstWait;
    this.connect();
  }

  get isConnected() {
    return Boolean(this.device?.gatt.connected && this.characteristic);
  }

  release() {
    const { device } = this;
    clearTimeout(this.timer);
    this.device = null;
    device?.removeEventListener('gattserverdisconnected', this.onDrop);
    this.characteristic?.removeEventListener('characteristicvaluechanged', this.onBytes);
    this.characteristic = null;
    device?.gatt.disconnect();
  }
}
