// A trend, or dots along a scale, looked at closely: it tells the row of the table behind it, and years can be gone through stretch by stretch.
import { across, closer, level, make, room, roundValues } from './closer.js';

const monthLengths = [1, 2, 3, 6, 12, 24, 60, 120], day = 864e5;

export const wake = host => {
  const plot = host.querySelector('.plot'), table = host.nextElementSibling?.querySelector('table');
  if (!table) return;
  const { from: first, length } = host.dataset, axis = host.querySelector('.time-axis'), wholeAxis = [...axis.children];
  const places = host.dataset.places.split(' ').map(Number), [drawing, ...wholeScale] = plot.children, note = plot.appendChild(make('g'));
  const names = [...table.querySelectorAll('thead th')].map(cell => cell.textContent);
  const rows = [...table.querySelectorAll('tbody tr')].map(row => [...row.children].map(cell => cell.textContent));

  // Months, or years where they begin, and days where months are too long.
  const { lang } = document.documentElement, date = (place, looks) => new Date((+first + place) * day).toLocaleDateString(lang === 'en' ? 'en-GB' : lang, { ...looks, timeZone: 'UTC' });
  const labels = () => {
    const found = [], most = room(axis), span = view.to - view.from, step = monthLengths.find(months => span / months / 30.4 <= most) ?? 1200;
    if (span < 61) {
      const days = Math.ceil(span / most);
      for (let place = Math.ceil(view.from / days) * days; place <= view.to; place += days) found.push([view.share(place), date(place, { day: 'numeric', month: 'short' })]);
      return found;
    }
    // Counted from the year 1970, so that the same ones are told wherever one looks.
    const begin = new Date((+first + view.from) * day), months = (begin.getUTCFullYear() - 1970) * 12 + begin.getUTCMonth();
    for (let month = Math.ceil((months + 1) / step) * step; ; month += step) {
      const place = Date.UTC(1970, month) / day - first;
      if (place > view.to) return found;
      found.push([view.share(place), month % 12 === 0 ? String(1970 + month / 12) : date(place, { month: 'short' })]);
    }
  };
  // The points of every curve, stretch by stretch: each begins at a place, and goes on from there. Upright marks have no value.
  const { height } = drawing.viewBox.baseVal, [low, high] = host.dataset.axis?.split(' ').map(edge => edge / 1000) ?? [], decimals = +(host.dataset.decimals ?? 0);
  const runs = first ? [...drawing.querySelectorAll('path:not([data-tone=neutral])')].flatMap(path => path.getAttribute('d').split('M').slice(1)).map(words => {
    const numbers = words.match(/-?\d+/g).map(Number), points = [];
    let [x, y] = [0, 0];
    for (let i = 0; i + 1 < numbers.length; i += 2) points.push([x += numbers[i], y += numbers[i + 1]]);
    return points;
  }) : [];
  // How high and how low the curves come in what is seen, also where they only pass its edge.
  const seen = () => {
    const found = [];
    for (const run of runs) run.forEach(([x, y], index) => {
      const [before, above] = run[index - 1] ?? [x, y];
      if (x < view.from || before > view.to) return;
      for (const edge of [view.from, view.to]) if (before < edge && edge < x) found.push(above + (y - above) * (edge - before) / (x - before));
      if (x <= view.to) found.push(y);
    });
    return found;
  };
  let scale = wholeScale;
  const rescale = () => {
    const found = view.isWhole ? [] : seen(), room = Math.max((Math.max(...found) - Math.min(...found)) * .12, height / 40);
    const [top, bottom] = found.length ? [Math.min(...found) - room, Math.max(...found) + room] : [0, height];
    drawing.setAttribute('viewBox', [view.from, top, view.to - view.from, bottom - top].join(' '));
    const value = y => high - y / height * (high - low), [least, most] = [value(bottom), value(top)];
    const rounds = roundValues(least, most, decimals), digits = rounds.every(each => Math.abs(each - Math.round(each)) < 1e-6) ? 0 : decimals;
    for (const mark of scale) mark.remove();
    scale = !found.length ? wholeScale : rounds.map(each => [(most - each) / (most - least), each]).filter(([share]) => share > .04 && share < .97)
      .flatMap(([share, each]) => level(share, each.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }).replace('-', '−')));
    drawing.after(...scale);
  };
  const drawn = () => {
    if (first) {
      rescale();
      if (view.isWhole) axis.replaceChildren(...wholeAxis);
      else across(axis, labels());
    }
    if (view.at != null) show(view.at);
  };
  const show = place => {
    let best = 0;
    places.forEach((each, index) => { if (Math.abs(each - place) < Math.abs(places[best] - place)) best = index; });
    const isSeen = view.stand(places[best]), share = view.share(places[best]), isRight = share > .5;
    const words = rows[best].map((cell, column) => column && names.length > 2 ? names[column] + ' ' + cell : cell).filter(word => word);
    note.replaceChildren(...isSeen ? words.map((word, row) => make('text', {
      x: share * 100 + '%', y: 14 + 15 * row, dx: isRight ? -6 : 6, 'text-anchor': isRight ? 'end' : 'start',
      'paint-order': 'stroke', stroke: getComputedStyle(host.closest('.card') ?? host).getPropertyValue('--card'), 'stroke-width': 3
    }, word)) : []);
    // The slider counts from the left, as the drawing does.
    view.scrub.value = rows.length - 1 - best;
    view.scrub.setAttribute('aria-valuetext', rows[best].map((cell, column) => names[column] + ' ' + cell).join(', '));
  };
  const hide = () => note.replaceChildren();
  const view = closer({ host, length: +length, least: 28, placeOf: index => places[rows.length - 1 - index], drawn, show, hide });
  view.begin();
};
