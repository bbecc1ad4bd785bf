// One cursor over every chart of an activity and on its route. The drawings and all values are already in the page.
const stack = document.querySelector('.charts');
if (stack) {
  const times = stack.dataset.times.split(' ');
  const svg = (name, attributes) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    return element;
  };
  const panels = [...stack.querySelectorAll('.chart')].map(chart => {
    const line = svg('line', { class: 'cursor', y2: '100%', visibility: 'hidden' });
    const plot = chart.querySelector('.plot');
    plot.append(line);
    return {
      plot, line, values: chart.dataset.values.split(' '), unit: chart.dataset.unit, out: chart.querySelector('output'),
      name: chart.querySelector('b').textContent
    };
  });

  const route = document.querySelector('.route');
  let here, places = [];
  if (route) {
    let x = 0, y = 0;
    const steps = route.dataset.places.split(' ');
    for (let i = 0; i + 1 < steps.length; i += 2) places.push([x += +steps[i], y += +steps[i + 1]]);
    here = svg('circle', { class: 'here', r: 15, visibility: 'hidden' });
    route.querySelector('svg').append(here);
  }

  // A range input is a slider that every reader, key and finger already knows.
  const scrub = Object.assign(document.createElement('input'), { type: 'range', className: 'scrub', min: 0, max: times.length - 1, value: 0 });
  scrub.setAttribute('aria-label', stack.dataset.cursor);
  stack.append(scrub);

  const text = (panel, at) => panel.values[at] ? panel.values[at] + ' ' + panel.unit : '–';
  const show = at => {
    at = Math.max(0, Math.min(times.length - 1, at));
    const share = (at + .5) / times.length * 100 + '%';
    for (const panel of panels) {
      panel.line.setAttribute('x1', share);
      panel.line.setAttribute('x2', share);
      panel.line.setAttribute('visibility', 'visible');
      panel.out.textContent = text(panel, at);
    }
    panels[0].out.textContent = times[at] + ' · ' + text(panels[0], at);
    if (here && places[at]) {
      here.setAttribute('cx', places[at][0]);
      here.setAttribute('cy', places[at][1]);
      here.setAttribute('visibility', 'visible');
    }
    scrub.setAttribute('aria-valuetext', times[at] + ', ' + panels.map(panel => panel.name + ' ' + text(panel, at)).join(', '));
  };
  const hide = () => {
    if (document.activeElement === scrub) return;
    for (const panel of panels) {
      panel.line.setAttribute('visibility', 'hidden');
      panel.out.textContent = '';
    }
    here?.setAttribute('visibility', 'hidden');
  };
  let frame = 0;
  const point = event => {
    const box = panels[0].plot.getBoundingClientRect();
    const at = Math.floor((event.clientX - box.left) / box.width * times.length);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => { scrub.value = at; show(at); });
  };
  for (const panel of panels) {
    panel.plot.addEventListener('pointermove', point);
    panel.plot.addEventListener('pointerdown', point);
  }
  stack.addEventListener('pointerleave', hide);
  scrub.addEventListener('input', () => show(+scrub.value));
  scrub.addEventListener('focus', () => show(+scrub.value));
  scrub.addEventListener('blur', hide);
}
