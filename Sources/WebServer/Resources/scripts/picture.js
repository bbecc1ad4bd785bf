// Draws the key figures of a page on a canvas, in the page's colours, and shares or downloads the picture.
import { vibrate } from './haptics.js';
import { showFailure } from './share.js';

// Pixels.
const width = 1080;
const margin = 84;
const innerWidth = width - 2 * margin;
const routeHeight = 500;

// The colours of the page's theme, as the browser computes them for elements that have them.
const pageColours = () => {
  const computed = (className, property) => {
    const probe = document.querySelector('main').appendChild(document.createElement('i'));
    probe.className = className;
    const colour = getComputedStyle(probe)[property];
    probe.remove();
    return colour;
  };
  return {
    ground: getComputedStyle(document.documentElement).backgroundColor,
    text: getComputedStyle(document.body).color,
    quiet: computed('caption', 'color'),
    accent: computed('button', 'backgroundColor')
  };
};

// Breaks a text into lines: at spaces, and between any two Chinese characters.
const breakLines = (context, text) => {
  const lines = [''];
  for (const word of text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/g) ?? []) {
    const longer = lines.at(-1) + word;
    const fits = context.measureText(longer.trimEnd()).width <= innerWidth;
    if (fits || !lines.at(-1)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map(line => line.trimEnd());
};

// Sets the largest font size, at most `size`, at which a text fits.
const fitFont = (context, text, { size, width, family, weight }) => {
  let fitting = size;
  do context.font = `${weight} ${fitting}px ${family}`;
  while (context.measureText(text).width > width && (fitting -= 2) > 20);
};

// Draws the route and returns the height that it takes: none without a route.
const drawRoute = (context, y) => {
  const drawing = document.querySelector('.route svg');
  const paths = [...drawing?.querySelectorAll('path') ?? []];
  if (!paths.length) return 0;
  // The whole route, even if the page shows a part of it.
  const box = drawing.dataset.whole ?? drawing.getAttribute('viewBox');
  const [left, top, across, down] = box.split(' ').map(Number);
  const scale = Math.min(innerWidth / across, routeHeight / down);
  context.save();
  context.translate(width / 2, y + routeHeight / 2);
  context.scale(scale, scale);
  context.translate(-left - across / 2, -top - down / 2);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const path of paths) {
    if (!path.dataset.class) continue;
    context.strokeStyle = getComputedStyle(path).stroke;
    context.lineWidth = 9 / scale;
    context.stroke(new Path2D(path.getAttribute('d')));
  }
  context.restore();
  return routeHeight + 60;
};

// Draws pairs of label and value in two columns.
const drawFigures = (context, figures, top, { family, write }) => {
  const half = innerWidth / 2 - 20;
  let y = top;
  for (let index = 0; index < figures.length; index += 2) {
    const column = index / 2 % 2;
    const x = margin + column * (innerWidth / 2 + 20);
    fitFont(context, figures[index], { size: 32, width: half, family, weight: 600 });
    write(figures[index], x, y, 'quiet');
    fitFont(context, figures[index + 1], { size: 68, width: half, family, weight: 600 });
    write(figures[index + 1], x, y + 44, 'text');
    if (column) y += 170;
  }
};

const draw = (canvas, [title, subtitle, brand, ...figures]) => {
  const context = canvas.getContext('2d');
  const colours = pageColours();
  const family = getComputedStyle(document.body).fontFamily;
  const titleFont = `700 68px ${family}`;
  context.font = titleFont;
  const titleLines = breakLines(context, title).slice(0, 3);
  const rows = Math.ceil(figures.length / 4);
  const hasRoute = !!document.querySelector('.route svg path');
  canvas.width = width;
  canvas.height = margin * 2 + 60 + titleLines.length * 80 + 80 + (hasRoute ? routeHeight + 60 : 0) + rows * 170;
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, width, canvas.height);
  context.textBaseline = 'top';
  const write = (text, x, y, colour) => {
    context.fillStyle = colours[colour];
    context.fillText(text, x, y);
  };
  let y = margin;
  context.font = `600 34px ${family}`;
  write(brand, margin, y, 'accent');
  y += 60;
  context.font = titleFont;
  for (const line of titleLines) {
    write(line, margin, y, 'text');
    y += 80;
  }
  fitFont(context, subtitle, { size: 34, width: innerWidth, family, weight: 400 });
  write(subtitle, margin, y, 'quiet');
  y += 80;
  y += drawRoute(context, y);
  drawFigures(context, figures, y, { family, write });
};

const download = (image, button) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(image);
  link.download = image.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  button.querySelector('span').textContent = button.dataset.saved;
};

export const sharePicture = async button => {
  try {
    const canvas = document.createElement('canvas');
    draw(canvas, button.dataset.picture.split('\n'));
    const blob = await new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
    const image = new File([blob], button.dataset.file + '.png', { type: 'image/png' });
    if (navigator.canShare?.({ files: [image] })) await navigator.share({ files: [image] });
    else download(image, button);
    vibrate('success');
  } catch (error) {
    if (error.name !== 'AbortError') showFailure(button);
  }
};
