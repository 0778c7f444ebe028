import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stripControlCharacters } from '../../../../platform/document/strip-control-characters.ts';
import { runsOf, unprintableIn, widthOf } from './label-typeface.ts';
import { fitSize, wrapText } from './text-fit.ts';

const squeezed = (text: string): string => text.replaceAll(' ', '');

describe('text that fits', () => {
  test('wrapping drops nothing and no line is wider than its room', () => {
    const words = fc
      .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), { maxLength: 30 })
      .map((parts) => stripControlCharacters(parts.join(' ')));
    fc.assert(
      fc.property(words, fc.integer({ min: 60, max: 250 }), fc.constantFrom(7.5, 9.5, 17), (text, width, size) => {
        const lines = wrapText(text, 'medium', size, width);
        expect(squeezed(lines.join(''))).toBe(squeezed(text));
        for (const line of lines)
          expect(widthOf(line, 'medium', size)).toBeLessThanOrEqual(Math.max(width, widthOfWidest(line, size)) + 1e-6);
      }),
      { numRuns: 150 },
    );
  });

  test('a long word breaks after its comma or slash, else between graphemes', () => {
    const lines = wrapText('Perumahan/Kompleks/Bumi-Serpong-Damai', 'medium', 9, 90);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines[0]).toMatch(/[/-]$/u);
    expect(wrapText('ắ'.normalize('NFD').repeat(80), 'medium', 9, 90).every((line) => line.startsWith('a'))).toBe(true);
  });

  test('cleaning composes, and takes out what would print as a box or turn the line', () => {
    expect(stripControlCharacters('Nguyễn\u00a0 Thị\u202e Ánh\n\tTuyết\u200b \u0000'.normalize('NFD'))).toBe(
      'Nguyễn Thị Ánh Tuyết',
    );
    expect(stripControlCharacters('  Lim  Wei ')).toBe('Lim Wei');
  });

  test('the first size that fits on one line is taken', () => {
    expect(fitSize('PEN-03', 'heavy', [28, 20, 9], 1000)).toBe(28);
    expect(fitSize('PEN-03-KUALA-TERENGGANU', 'heavy', [28, 20, 9], 10)).toBe(9);
  });
});

describe('fonts', () => {
  test.each(['Nguyễn Thị Ánh Tuyết', 'Đặng Ỷ Ữ ẫ', '₱4,000.00', '1.250.000 ₫', 'S$128.00', 'Dasmariñas', 'Иван Ω'])(
    "'%s' prints",
    (text) => {
      expect(unprintableIn(text, 'medium')).toEqual([]);
    },
  );

  test('a script without a font is told apart', () => {
    expect(unprintableIn('Ко 한국 ᜃ ok', 'medium')).toEqual(['한', '국', 'ᜃ']);
  });

  test('the peso sign comes from the spare face, the figures stay in the main one', () => {
    expect(runsOf('₱4,000.00', 'heavy').map((run) => [run.face.id, run.text])).toEqual([
      ['Inter_800ExtraBold', '₱'],
      ['BeVietnamPro_800ExtraBold', '4,000.00'],
    ]);
  });

  test('widths of words add up, and pairs are kerned', () => {
    const [to, t, o] = ['To', 'T', 'o'].map((text) => widthOf(text, 'medium', 10));
    expect(to).toBeLessThan((t ?? 0) + (o ?? 0));
    expect(widthOf('To To', 'medium', 10)).toBeCloseTo(2 * (to ?? 0) + widthOf(' ', 'medium', 10));
  });
});

/** One grapheme is never cut, however narrow the room. */
function widthOfWidest(line: string, size: number): number {
  return Math.max(
    ...[...new Intl.Segmenter('en').segment(line)].map(({ segment }) => widthOf(segment, 'medium', size)),
  );
}
