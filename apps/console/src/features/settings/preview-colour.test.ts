import { expect, test, vi } from 'vitest';
import { previewColour } from './preview-colour.ts';

function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

test('every colour of the preview is readable on white; one that was is shown as it is', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const steps = ['00', '55', 'aa', 'ff'];
  const colours = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
  const unreadable = [...colours, '#ffd60a'].filter((colour) => contrastWithWhite(previewColour(colour)) < 4.5);
  expect(unreadable).toEqual([]);
  expect([previewColour('#9c3414'), previewColour('')]).toEqual(['#9c3414', '']);
  vi.restoreAllMocks();
});
