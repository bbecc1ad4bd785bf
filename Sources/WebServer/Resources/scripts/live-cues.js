// What the user feels, hears and is spoken to, and the lock that keeps the screen on.
import { vibrate } from './haptics.js';

// Pitches in hertz of each cue: started, paused, resumed, ended, completed, sensor connected, sensor lost, recovered,
// failed.
const melodies = [
  [523, 784], [523, 392], [523, 659], [784, 523], [523, 659, 784], [659], [392, 330], [523, 659], [330, 330, 330]
];
const noteSeconds = .125;
const announcementPause = 15e3;
const steadyPause = 60e3;

let audio;

// Browsers allow sound only after a touch or a key.
export const prepareSound = () => {
  audio ??= window.AudioContext ? new AudioContext : null;
  if (audio?.state === 'suspended') audio.resume();
};

export const play = cue => {
  if (!audio || audio.state !== 'running') return;
  (melodies[cue - 1] ?? []).forEach((pitch, index) => {
    const start = audio.currentTime + index * noteSeconds * 1.4;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(.25, start + .01);
    volume.gain.linearRampToValueAtTime(0, start + noteSeconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + noteSeconds);
  });
};

export const feel = kind => vibrate(kind);

const spoken = document.getElementById('spoken');
const cues = [...document.querySelectorAll('#cues li')].map(item => item.textContent);
let lastTime = 0;
let lastZone = null;

export const announce = cue => {
  spoken.textContent = cues[cue - 1] ?? '';
  lastTime = Date.now();
};

// Speaks the heart rate when its zone changes, or after a minute, and at most every 15 s.
export const announcePulse = (pulse, zone, words) => {
  const age = Date.now() - lastTime;
  if (!pulse || age < announcementPause || zone === lastZone && age < steadyPause) return;
  lastZone = zone;
  lastTime = Date.now();
  spoken.textContent = words;
};

let wakeLock = null;
let isAwake = false;

// A browser may release the lock at any time, for example to save energy.
const lockScreen = async () => {
  if (!isAwake || document.hidden || wakeLock) return;
  try {
    wakeLock = await navigator.wakeLock?.request('screen') ?? null;
    wakeLock?.addEventListener('release', () => {
      wakeLock = null;
    });
  } catch {
    wakeLock = null;
  }
};

export const keepAwake = isOn => {
  isAwake = isOn;
  if (isOn) return lockScreen();
  return wakeLock?.release();
};

addEventListener('visibilitychange', lockScreen);
