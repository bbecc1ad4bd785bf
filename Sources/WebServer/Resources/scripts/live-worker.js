// A service worker that controls no page. The browser wakes it when the network returns, also when the page is
// closed.
import { upload } from './live-queue.js';

const send = async () => {
  const results = await upload();
  // The browser tries again later.
  if (results.some(result => result.isPostponed)) throw new Error('not everything was sent');
};

addEventListener('install', () => skipWaiting());
addEventListener('sync', event => {
  if (event.tag === 'hearth-live') event.waitUntil(send());
});
