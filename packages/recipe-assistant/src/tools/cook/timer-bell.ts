/** The two tones of a ring, in hertz, and the seconds that each lasts. */
const TONES = [880, 1175];
const TONE = 0.25;

const VIBRATION_MS = 400;

/**
 * Opens the bell of the timers. Browsers allow sound only after a press, so the one that starts a timer opens it.
 *
 * @returns undefined without audio: then a device can only vibrate
 */
export function openBell(): AudioContext | undefined {
  try {
    const bell = new AudioContext();
    bell.resume().catch(() => {});
    return bell;
  } catch {
    return undefined;
  }
}

/** Rings once. */
export function ring(bell: AudioContext | undefined): void {
  navigator.vibrate?.(VIBRATION_MS);
  // A phone suspends audio with its screen.
  bell?.resume().then(
    () => sound(bell),
    () => {},
  );
}

function sound(bell: AudioContext): void {
  for (const [index, frequency] of TONES.entries()) {
    const start = bell.currentTime + index * TONE;
    const oscillator = new OscillatorNode(bell, { frequency });
    const gain = new GainNode(bell, { gain: 0 });
    // Without a ramp each tone starts and ends with a click.
    gain.gain.setTargetAtTime(0.4, start, 0.01);
    gain.gain.setTargetAtTime(0, start + TONE - 0.08, 0.02);
    oscillator.connect(gain).connect(bell.destination);
    oscillator.start(start);
    oscillator.stop(start + TONE);
  }
}
