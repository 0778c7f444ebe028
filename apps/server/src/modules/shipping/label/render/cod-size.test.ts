import { countPages, readLabelPage } from '@sampan/testing/read-label';
import { describe, expect, test } from 'vitest';
import { sampleLabel } from '#test/label/label.fixtures.ts';
import { renderLabelsPdf } from './render-pdf.ts';
import { renderLabelsZpl } from './render-zpl.ts';

const CASES = [
  ['MY', 'RM 189.90', 'MYR'],
  ['PH', '₱4,000.00', 'PHP'],
  ['ID', 'Rp 999.999.999,00', 'IDR'],
  ['VN', '1.250.000.000 ₫', 'VND'],
] as const;
const LEAST_PT = 14;
const squeezed = (text: string) => text.replaceAll(/\s/gu, '');

describe('the amount to collect on the label (look.md 5 COD: at least 14 pt, with its currency)', () => {
  test.each(CASES)('%s %s is printed large on every size, read from the PDF', async (country, amount, currency) => {
    const label = { ...sampleLabel(country), cod: { amount, currency } };
    for (const format of ['100x150', 'a6', 'a4'] as const) {
      const { texts } = await readLabelPage(await renderLabelsPdf([label], { format }));
      const printed = texts.filter(({ text }) => squeezed(text) === squeezed(amount));
      expect([format, printed.length]).toEqual([format, 1]);
      expect(printed[0]?.size).toBeGreaterThanOrEqual(LEAST_PT);
      const near = texts.filter(({ text, y }) => text === currency && Math.abs(y - (printed[0]?.y ?? 0)) < 20);
      expect(near).toHaveLength(1);
    }
  });

  test('many labels in one file: each has its own amount, and prepaid ones have none', async () => {
    const labels = [
      ...CASES.map(([country, amount, currency]) => ({ ...sampleLabel(country), cod: { amount, currency } })),
      { ...sampleLabel('SG'), cod: null },
    ];
    const pdf = await renderLabelsPdf(labels, { format: '100x150' });
    expect(await countPages(pdf)).toBe(5);
    for (const [index, label] of labels.entries()) {
      const { text, texts } = await readLabelPage(pdf, index + 1);
      expect(texts.some((each) => each.text === 'COD')).toBe(label.cod !== null);
      for (const { cod } of labels)
        if (cod) expect(squeezed(text).includes(squeezed(cod.amount))).toBe(cod === label.cod);
    }
  });

  test('a label printer draws it 14 pt high, which is 40 dots at 203 dpi', () => {
    const label = { ...sampleLabel('MY'), cod: { amount: 'RM 189.90', currency: 'MYR' } };
    const zpl = renderLabelsZpl([label]);
    const field = zpl.split('^FS').find((part) => part.includes('189.90')) ?? '';
    const height = Number(/\^A0N,(\d+)/u.exec(field)?.[1] ?? /\^CF0,(\d+)/u.exec(field)?.[1]);
    expect(height).toBeGreaterThanOrEqual(40);
  });
});
