// SVG elements of charts and maps.

export const clamp = (value, low, high) => Math.max(low, Math.min(high, value));

export const setAttributes = (element, attributes) => {
  for (const name in attributes) element.setAttribute(name, attributes[name]);
};

export const createSVG = (name, attributes, text = '') => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  setAttributes(element, attributes);
  element.textContent = text;
  return element;
};
