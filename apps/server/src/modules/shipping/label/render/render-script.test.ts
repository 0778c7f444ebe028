import { readLabelBarcodes, readLabelPage, type LabelText } from '@sampan/testing/read-label';
import { describe, expect, test } from 'vitest';
import { stripControlCharacters } from '../../../../platform/document/strip-control-characters.ts';
import { unprintableIn } from '../../../../platform/document/printable.ts';
import { runsOf, unprintableIn as allUnprintable } from './label-typeface.ts';
import { layoutLabel } from './label-layout.ts';
import { renderLabelsPdf } from './render-pdf.ts';
import { renderLabelsZpl } from './render-zpl.ts';
import { SCRIPT_CASES, scriptLabel } from '#test/label/script.fixtures.ts';
import { rasterText } from './zpl-image.ts';
import { expectDotsOfPdf, fieldsOf } from '#test/label/zpl.fixtures.ts';

const CASES = SCRIPT_CASES.map((at) => [`${at[0]} ${at[1]}`, at] as const);
const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;
/** What a reader compares: composed, without the signs that have no width. */
const squeezed = (text: string): string => text.normalize('NFC').replace(/[\s,\u200b]/gu, '');

/** Lines as a reader takes them: from left to right, or from right to left where Arabic stands in them. */
function linesOf(texts: readonly LabelText[]): string[] {
  const lines = Map.groupBy(texts, ({ y }) => y.toFixed(1));
  return [...lines.values()].map((line) => {
    const sorted = line.toSorted((one, other) => one.x - other.x).map(({ text }) => text);
    return squeezed((sorted.some((text) => RIGHT_TO_LEFT.test(text)) ? sorted.reverse() : sorted).join(''));
  });
}

function expectRead(lines: readonly string[], text: string): void {
  const clean = stripControlCharacters(text);
  const all = lines.join('');
  if (!RIGHT_TO_LEFT.test(clean)) expect(all).toContain(squeezed(clean));
  // Latin between Arabic keeps its own direction: each word is found, those of one direction in their order.
  else for (const word of clean.split(/[\s,]+/u)) expect(all, text).toContain(squeezed(word));
}

describe('labels in every script', () => {
  test.each([
    ['Chinese', /\p{Script=Han}/u],
    ['Tamil', /\p{Script=Tamil}/u],
    ['Thai', /\p{Script=Thai}/u],
    ['Arabic', /\p{Script=Arabic}/u],
    ['Vietnamese', /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu],
    ['emoji', /\p{Extended_Pictographic}|\p{Regional_Indicator}/u],
    ['combining marks', /\p{Script=Latin}\p{M}/u],
  ])('are among the twenty: %s', (_, script) => {
    expect(SCRIPT_CASES).toHaveLength(20);
    expect(SCRIPT_CASES.filter((at) => script.test(at.join(' '))).length).toBeGreaterThanOrEqual(2);
  });

  test.each(CASES)('%s: read back from the PDF in 100x150, A6 and four-up', async (_, at) => {
    const label = scriptLabel(at);
    for (const format of ['100x150', 'a6', 'a4'] as const) {
      const pdf = await renderLabelsPdf([label], { format });
      const lines = linesOf((await readLabelPage(pdf)).texts);
      for (const text of [label.recipient.name, ...label.recipient.address_lines]) expectRead(lines, text);
      if (format !== 'a4') continue;
      expect((await readLabelBarcodes(pdf)).map(({ text }) => text)).toContain(label.tracking_code);
    }
  });

  test('a name of Arabic words alone runs from right to left', async () => {
    const at = SCRIPT_CASES.find(([, name]) => name === 'محمد بن عبد الله') ?? ['MY', 'missing'];
    const { texts } = await readLabelPage(await renderLabelsPdf([scriptLabel(at)], { format: '100x150' }));
    expect(linesOf(texts)).toContain(squeezed(at[1]));
  });

  test.each(CASES)('%s: the ZPL prints what the PDF prints, dot by dot', async (_, at) => {
    const label = scriptLabel(at);
    expect(await expectDotsOfPdf(label)).toBeGreaterThan(0);
    // Every line of the label is there once, as text of the printer's own font or as a picture.
    const lines = layoutLabel(label).flatMap((page) => page.marks.filter((mark) => mark.kind === 'text'));
    const fields = fieldsOf(renderLabelsZpl([label])).filter(({ kind }) => kind === 'A0' || kind === 'GF');
    expect(fields).toHaveLength(lines.length);
    // What the printer's own font lacks is never sent as text: it would come out blank.
    for (const field of fieldsOf(renderLabelsZpl([label])))
      if (field.kind === 'A0') expect(field.data).toMatch(/^[\x20-\u00ff]*$/u);
  });

  test.each(CASES)('%s: every character has ink, as high and deep as a line has room for', (_, at) => {
    for (const text of at.slice(1)) {
      expect(unprintableIn(text)).toEqual([]);
      for (const grapheme of new Intl.Segmenter('en').segment(stripControlCharacters(text))) {
        if (grapheme.segment === ' ') continue;
        const ink = rasterText(grapheme.segment, 'medium', 100);
        expect(ink, grapheme.segment).not.toBeNull();
        expect(-(ink?.top ?? 0), grapheme.segment).toBeLessThanOrEqual(115);
        expect((ink?.top ?? 0) + (ink?.height ?? 0), grapheme.segment).toBeLessThanOrEqual(43);
      }
    }
  });

  test('one PDF carries them all with their fonts embedded, and is the same when printed again', async () => {
    const labels = SCRIPT_CASES.map(scriptLabel);
    const [one, other] = [
      await renderLabelsPdf(labels, { format: 'a4' }),
      await renderLabelsPdf(labels, { format: 'a4' }),
    ];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
    expect(one.length).toBeLessThan(1_000_000);
  });

  test('a long address without spaces is cut between words, and none of it is lost', () => {
    const street = 'ถนนเพชรเกษมตำบลปาดังเบซาร์ใกล้ที่ทำการไปรษณีย์อาคารชุดฟ้าใหม่'.repeat(2);
    const label = scriptLabel(['MY', '张伟'.repeat(30), street]);
    const texts = layoutLabel(label).flatMap((page) => page.marks.filter((mark) => mark.kind === 'text'));
    for (const whole of [street, '张伟'.repeat(30)]) expect(texts.map(({ text }) => text).join('')).toContain(whole);
  });
});

describe('shaping', () => {
  const glyphs = (text: string) => runsOf(text, 'medium').flatMap((run) => run.glyphs ?? []);

  test('a Tamil vowel that stands before its consonant is drawn before it and read after it', () => {
    expect(glyphs('கை')).toHaveLength(2);
    const [vowel, consonant] = glyphs('கை');
    expect([vowel?.glyph.id, consonant?.glyph.id]).toEqual([glyphs('ை').at(0)?.glyph.id, glyphs('க')[0]?.glyph.id]);
    expect(glyphs('கை').flatMap(({ code_points }) => String.fromCodePoint(...code_points))).toEqual(['க', 'ை']);
  });

  test('Arabic letters join: the same letter has other pictures at the end and in the middle', () => {
    const [last, middle, first] = glyphs('ههه');
    expect(new Set([last, middle, first].map((one) => one?.glyph.id)).size).toBe(3);
  });

  test('a Thai tone stands above the ring of sara am, and a mark takes no room', () => {
    const [, ring, tone] = glyphs('น้ำ');
    expect(ring?.advance).toBe(0);
    expect(tone?.advance).toBe(0);
    expect(glyphs('น้ำ').flatMap(({ code_points }) => code_points)).toEqual([0x0e19, 0x0e49, 0x0e33, 0x200b]);
  });

  test.each(['\u08a4', '\u0b94\u0bcd\u0b94', '\u0e33\u0e33', '\u0651', '\u200d😀\u200d', '\u0300', '🏴\u{e0067}'])(
    'no text stops a label: %j',
    async (name) => {
      const label = scriptLabel(['SG', name, `x${name}`, 'Singapore']);
      await expect(renderLabelsPdf([label], { format: 'a6' })).resolves.toBeDefined();
      expect(renderLabelsZpl([label])).toContain('^XA');
    },
  );

  test.each(['한국', 'ᜃᜓ', 'ᮘᮔ᮪', `Z${'\u0322'.repeat(9)}`, 'a\u{1d173}𝔄'])('no font has %s, and it is named', (text) => {
    expect(unprintableIn(`Ann ${text}`).length).toBeGreaterThan(0);
    expect(unprintableIn(`Ann ${text}`).join('')).not.toContain('n');
  });

  test.each(['medium', 'bold', 'heavy'] as const)('the %s weight prints every character of them', (weight) => {
    const texts = SCRIPT_CASES.flatMap((at) => at.slice(1)).map(stripControlCharacters);
    expect(texts.flatMap((text) => allUnprintable(text, weight))).toEqual([]);
  });
});
