// Draws what a page says onto a canvas, in the page's own colours, for the share sheet or the downloads.
import { buzz } from './base.js';
import { sorry } from './share.js';

const WIDTH = 1080, EDGE = 84;

// What the browser makes of our colours in the theme of the page: asked of elements that wear them.
const inks = () => {
  const worn = (className, property) => {
    const probe = document.querySelector('main').appendChild(document.createElement('i'));
    probe.className = className;
    const colour = getComputedStyle(probe)[property];
    probe.remove();
    return colour;
  };
  return {
    ground: getComputedStyle(document.documentElement).backgroundColor, text: getComputedStyle(document.body).color,
    quiet: worn('caption', 'color'), accent: worn('button', 'backgroundColor')
  };
};

// Breaks a text where it may be broken; between the letters of Chinese it may always be.
const lines = (pen, text, width) => {
  const found = [''];
  for (const word of text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/g) ?? []) {
    const longer = found.at(-1) + word;
    if (pen.measureText(longer.trimEnd()).width <= width || !found.at(-1)) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found.map(line => line.trimEnd());
};

// The largest size of type at which a text fits.
const fit = (pen, text, size, width, family, weight) => {
  do pen.font = `${weight} ${size}px ${family}`;
  while (pen.measureText(text).width > width && (size -= 2) > 20);
};

const route = (pen, y, height) => {
  const drawing = document.querySelector('.route svg'), paths = [...drawing?.querySelectorAll('path') ?? []];
  if (!paths.length) return 0;
  // All of it, however closely it is looked at.
  const [left, top, across, down] = (drawing.dataset.whole ?? drawing.getAttribute('viewBox')).split(' ').map(Number);
  const scale = Math.min((WIDTH - 2 * EDGE) / across, height / down);
  pen.save();
  pen.translate(WIDTH / 2, y + height / 2);
  pen.scale(scale, scale);
  pen.translate(-left - across / 2, -top - down / 2);
  pen.lineCap = pen.lineJoin = 'round';
  for (const path of paths) {
    if (!path.dataset.class) continue;
    pen.strokeStyle = getComputedStyle(path).stroke;
    pen.lineWidth = 9 / scale;
    pen.stroke(new Path2D(path.getAttribute('d')));
  }
  pen.restore();
  return height + 60;
};

const draw = (canvas, [title, subtitle, brand, ...figures]) => {
  const pen = canvas.getContext('2d'), inner = WIDTH - 2 * EDGE, ink = inks();
  const family = getComputedStyle(document.body).fontFamily, rows = Math.ceil(figures.length / 4);
  const hasRoute = !!document.querySelector('.route svg path');
  pen.font = `700 68px ${family}`;
  const heading = lines(pen, title, inner).slice(0, 3);
  canvas.width = WIDTH;
  canvas.height = EDGE * 2 + 60 + heading.length * 80 + 80 + (hasRoute ? 560 : 0) + rows * 170;
  pen.fillStyle = ink.ground;
  pen.fillRect(0, 0, WIDTH, canvas.height);
  pen.textBaseline = 'top';
  let y = EDGE;
  const write = (text, x, font, colour) => {
    if (font) pen.font = font;
    pen.fillStyle = ink[colour];
    pen.fillText(text, x, y);
  };
  write(brand, EDGE, `600 34px ${family}`, 'accent');
  y += 60;
  for (const line of heading) {
    write(line, EDGE, `700 68px ${family}`, 'text');
    y += 80;
  }
  fit(pen, subtitle, 34, inner, family, 400);
  write(subtitle, EDGE, '', 'quiet');
  y += 80;
  y += route(pen, y, 500);
  const half = inner / 2 - 20;
  for (let at = 0; at < figures.length; at += 2) {
    const x = EDGE + (at / 2 % 2) * (inner / 2 + 20);
    fit(pen, figures[at], 32, half, family, 600);
    write(figures[at], x, '', 'quiet');
    y += 44;
    fit(pen, figures[at + 1], 68, half, family, 600);
    write(figures[at + 1], x, '', 'text');
    y -= 44;
    if (at / 2 % 2) y += 170;
  }
};

export const picture = async button => {
  try {
    const canvas = document.createElement('canvas'), { picture, file, saved } = button.dataset;
    draw(canvas, picture.split('\n'));
    const blob = await new Promise(done => canvas.toBlob(done, 'image/png'));
    const image = new File([blob], file + '.png', { type: 'image/png' });
    if (navigator.canShare?.({ files: [image] })) await navigator.share({ files: [image] });
    else {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(image);
      link.download = image.name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60000);
      button.querySelector('span').textContent = saved;
    }
    buzz('success');
  } catch (error) {
    if (error.name !== 'AbortError') sorry(button);
  }
};
