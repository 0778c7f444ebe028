/** How a scan ended, as somebody hears it who looks at parcels and not at the screen. */
export type Tone = 'right' | 'wrong';

/** Frequency in Hz and length in seconds: one high note for right, two low ones for wrong. */
const NOTES: Readonly<Record<Tone, readonly (readonly [number, number])[]>> = {
  right: [[1320, 0.12]],
  wrong: [
    [220, 0.18],
    [180, 0.24],
  ],
};

let audio: AudioContext | null = null;

/** Sounds a tone. Browsers allow it after the first key was pressed, which a scanner does. */
export function soundTone(tone: Tone): void {
  audio ??= new AudioContext();
  let at = audio.currentTime;
  for (const [frequency, seconds] of NOTES[tone]) {
    const [note, volume] = [audio.createOscillator(), audio.createGain()];
    note.frequency.value = frequency;
    note.type = tone === 'right' ? 'sine' : 'square';
    volume.gain.value = 0.15;
    note.connect(volume).connect(audio.destination);
    note.start(at);
    note.stop(at + seconds);
    at += seconds + 0.04;
  }
}
