// Vibration as feedback, unless the user has turned it off.

// Milliseconds on and off, in turns.
const patterns = {
  selection: 6,
  light: 10,
  medium: 20,
  heavy: 35,
  success: [12, 60, 24],
  warning: [24, 80, 24],
  error: [30, 60, 30, 60, 30]
};

export const vibrate = kind => {
  const isOn = document.documentElement.dataset.haptics !== 'off';
  if (isOn && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(patterns[kind]);
};
