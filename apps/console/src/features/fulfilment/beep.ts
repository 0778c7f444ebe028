/** Two short low notes: whoever scans looks at the shelf, not at the screen (volume 6). Silent where there is no sound. */
export function beepWrong(): void {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'square';
  tone.frequency.value = 220;
  volume.gain.setValueAtTime(0.15, audio.currentTime);
  volume.gain.setValueAtTime(0, audio.currentTime + 0.12);
  volume.gain.setValueAtTime(0.15, audio.currentTime + 0.18);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.3);
  tone.addEventListener('ended', () => void audio.close());
}
