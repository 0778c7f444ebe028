import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { withFastShaping } from './fast-text-shaping.ts';

function openInter(): Font {
  const file = createRequire(import.meta.url).resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
  const font = create(readFileSync(file));
  if (!('layout' in font)) throw new Error('a collection');
  return font;
}

test('a picture that was opened as a part of another keeps its character: documents can be searched and copied', () => {
  const [apostrophe = ''] = '’';
  const { id } = openInter().glyphForCodePoint(apostrophe.codePointAt(0) ?? 0);
  const font = openInter();
  // What embedding a composed letter does to its parts.
  expect(font.getGlyph(id).codePoints).toEqual([]);
  const { glyphs } = withFastShaping(font, true).layout(`payer${apostrophe}s 2`);
  expect(glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)).join('')).toBe(`payer${apostrophe}s 2`);
});
