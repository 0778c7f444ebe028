import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { compareSheets, contactSheet, type Picture } from './contact-sheet.ts';

const WIDTHS = [
  { name: 'phone', width: 375 },
  { name: 'desk', width: 1280 },
];

/** A page with a heading and, on the wide one, a button that may stand elsewhere. */
function picturesOf({ button_at = 40, heading = 'Orders' } = {}): Picture[] {
  return WIDTHS.map(({ name, width }) => {
    const canvas = createCanvas(width, 800);
    const context = canvas.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, 800);
    context.fillStyle = '#1a1a1a';
    context.font = '28px sans-serif';
    context.fillText(heading, 24, 60);
    context.fillStyle = '#0b6e5b';
    if (name === 'desk') context.fillRect(button_at, 120, 120, 40);
    return { name, png: canvas.toBuffer('image/png') };
  });
}

test('the same pictures are the same, whenever they were taken', async () => {
  const [first, second] = [await contactSheet(picturesOf()), await contactSheet(picturesOf())];
  expect(await compareSheets(first, second, WIDTHS)).toEqual([]);
});

test('a button that moved is told of, in the picture it moved in; a letter that changed is not', async () => {
  const before = await contactSheet(picturesOf());
  const moved = await contactSheet(picturesOf({ button_at: 80 }));
  expect(await compareSheets(before, moved, WIDTHS)).toEqual([{ name: 'desk', pixels: expect.any(Number) }]);
  const spelled = await contactSheet(picturesOf({ heading: 'Ordera' }));
  expect(await compareSheets(before, spelled, WIDTHS)).toEqual([]);
});

test('another size is another picture', async () => {
  const before = await contactSheet(picturesOf());
  const [phone] = picturesOf();
  const alone = await contactSheet(phone ? [phone] : []);
  expect((await compareSheets(before, alone, WIDTHS)).map(({ name }) => name)).toEqual(['phone', 'desk']);
});
