// The place of the charts' cursor on the route.
import { createSVG, setAttributes } from './svg.js';

export class RouteMarker {
  constructor(route) {
    this.places = [];
    let x = 0;
    let y = 0;
    const steps = route.dataset.places.split(' ').map(Number);
    for (let index = 0; index + 1 < steps.length; index += 2) {
      x += steps[index];
      y += steps[index + 1];
      this.places.push([x, y]);
    }
    this.circle = createSVG('circle', { class: 'here', r: 15, visibility: 'hidden' });
    route.querySelector('svg').append(this.circle);
  }

  // - share: share of the activity's duration
  move(share) {
    const { length } = this.places;
    const [x, y] = this.places[Math.min(length - 1, Math.floor(share * length))] ?? [];
    if (x != null) setAttributes(this.circle, { cx: x, cy: y, visibility: 'visible' });
  }

  hide() {
    this.circle.setAttribute('visibility', 'hidden');
  }
}
