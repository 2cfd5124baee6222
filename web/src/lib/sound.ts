/** Sounds with a meaning, made on the spot: low, short, and silent unless somebody wants them. */
import { settings } from "./settings.svelte";

type Note = [frequency: number, start: number, length: number];

const SOUNDS: Record<string, Note[]> = {
  turn: [
    [523, 0, 0.14],
    [784, 0.13, 0.24],
  ],
  card: [[210, 0, 0.06]],
  trick: [
    [330, 0, 0.1],
    [415, 0.09, 0.16],
  ],
  end: [
    [392, 0, 0.16],
    [494, 0.15, 0.16],
    [587, 0.3, 0.34],
  ],
  time: [[880, 0, 0.09]],
};

let audio: AudioContext | undefined;

export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return; // before a first touch browsers refuse
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const [frequency, start, length] of SOUNDS[name] ?? []) note(audio, frequency, start, length);
}

function note(audio: AudioContext, frequency: number, start: number, length: number): void {
  const at = audio.currentTime + start;
  const wave = audio.createOscillator();
  const loudness = audio.createGain();
  wave.type = "triangle";
  wave.frequency.value = frequency;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.25 * settings.sound, at + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + length);
  wave.connect(loudness).connect(audio.destination);
  wave.start(at);
  wave.stop(at + length);
}
