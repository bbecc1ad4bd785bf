// The recorded series of an activity, in the binary format of `ChartColumns.swift`.

// Marks a missing value.
const missing = -32768;

// Decodes a header line and, for each curve, arrays of scaled 16-bit steps.
const decode = buffer => {
  const headerLength = new DataView(buffer).getUint16(0, true);
  const header = new TextDecoder().decode(new Uint8Array(buffer, 2, headerLength));
  const words = header.trim().split(' ');
  const [from, step, count, parts] = words.splice(0, 4).map(Number);
  const curves = Object.create(null);
  let offset = 2 + headerLength;
  while (words.length) {
    const [name, digits, first] = words.splice(0, 3);
    curves[name] = Array.from({ length: parts }, () => {
      const steps = new Int16Array(buffer, offset, count);
      let sum = +first;
      offset += 2 * count;
      return Float64Array.from(steps, change => change === missing ? NaN : (sum += change) / 10 ** digits);
    });
  }
  return { from, to: from + count * step, step, count, curves };
};

// Loads and decodes series. In seconds: where they begin and end, and the step between two values.
export const loadSeries = async (address, signal) => {
  const response = await fetch(address, { signal });
  if (!response.ok) throw response;
  return decode(await response.arrayBuffer());
};
