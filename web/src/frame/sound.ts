// The sounds of a table: wood on wood, a small bell. Made here, so that there are no files to fetch.

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Browsers are silent until somebody has done something on the page. */
function audible(): AudioContext | null {
  if (!settings.loud || !navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A tone that dies away: wood is low and short, a bell high and long. */
function strike(audio: AudioContext, pitch: number, after: number, length: number, loudness: number, shape: OscillatorType): void {
  const begin = audio.currentTime + after;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch * 1.6, begin);
  tone.frequency.exponentialRampToValueAtTime(pitch, begin + Math.min(0.03, length / 2));
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + length);
}

export const sound = {
  /** A tile is laid: by us, or by somebody else. */
  laid(own: boolean): void {
    const audio = audible();
    if (audio) strike(audio, own ? 190 : 150, 0, 0.11, own ? 0.22 : 0.12, "triangle");
  },
  yourTurn(): void {
    const audio = audible();
    if (!audio) return;
    strike(audio, 660, 0.05, 0.5, 0.07, "sine");
    strike(audio, 880, 0.19, 0.7, 0.07, "sine");
    if (matchMedia("(pointer: coarse)").matches) navigator.vibrate?.(60);
  },
  over(): void {
    const audio = audible();
    if (audio) [523, 659, 784, 1047].forEach((pitch, i) => strike(audio, pitch, i * 0.13, 0.8, 0.07, "sine"));
  },
  refused(): void {
    const audio = audible();
    if (!audio) return;
    strike(audio, 110, 0, 0.16, 0.14, "triangle");
    navigator.vibrate?.([30, 40, 30]);
  },
};
