import { countPages, readLabelPage } from '@sampan/testing/read-label';
import { describe, expect, test } from 'vitest';
import { PH_ADDRESS, sampleDocument, VN_NAME } from '#test/document/document.fixtures.ts';
import { MAX_DOCUMENT_ROWS } from './document.ts';
import { PAGE } from './document-block.ts';
import { renderDocument } from './render-document.ts';

const squeezed = (text: string): string => text.normalize('NFC').replace(/\s/gu, '');

describe('document as PDF', () => {
  test('carries every text: Vietnamese, a long Filipino address, pesos, facts, sums, notes', async () => {
    const page = await readLabelPage(await renderDocument(sampleDocument(3)));
    const printed = squeezed(page.text);
    for (const text of [
      'Sampan',
      'Sampan Philippines',
      'TIN 000-000-000-000',
      'Invoice',
      'INV-000012',
      'PAID',
      VN_NAME,
      PH_ADDRESS,
      'TIN 123-456-789-000',
      '1 December 2026',
      'Labels',
      '3. Label SMPME00000000010, Ninja Van Standard',
      '₱1,111.11',
      'VAT 12%',
      '₱11,199,999.00',
      'Thank you.',
      'Page 1 of 1',
    ])
      expect(printed).toContain(squeezed(text));
    expect([page.width, page.height]).toEqual([expect.closeTo(595.28, 1), expect.closeTo(841.89, 1)]);
  });

  test.each([
    '陈伟明 / 歐陽麗華',
    'முத்துலட்சுமி கோவிந்தன்',
    'น้ำทิพย์ ผู้ใหญ่ปิ่นเกล้า',
    'Kopi ☕ Corner',
    'S\u0325emirang x\u0302',
  ])('a name in any script stands in the recipient, in a table and in the notes: %s', async (name) => {
    const model = sampleDocument(1, name);
    const recipient = { caption: 'Bill to', name, lines: [name] };
    const { text } = await readLabelPage(await renderDocument({ ...model, recipient, notes: [name] }));
    const printed = squeezed(text).replaceAll('\u200b', '');
    expect(printed.split(squeezed(name))).toHaveLength(5);
  });

  test('look.md 1.2: money stands right in digits of one width', async () => {
    const model = sampleDocument(0);
    const [table] = model.tables;
    const values = ['S$ 1,111.11', 'S$ 8,888.88', '-S$ 4.00'];
    const rows = values.map((value) => ({ cells: ['2026-11-21', 'Label', value] }));
    const page = await readLabelPage(await renderDocument({ ...model, tables: table ? [{ ...table, rows }] : [] }));
    const shown = values.map((value) => page.texts.find(({ text }) => text === value));
    expect(new Set(shown.map((text) => ((text?.x ?? 0) + (text?.width ?? 0)).toFixed(1))).size).toBe(1);
    expect(shown[0]?.width).toBeCloseTo(shown[1]?.width ?? 0, 3);
  });

  test('a long table goes on: its header and the page number stand on every page, rows keep their order', async () => {
    const pdf = await renderDocument(sampleDocument(300));
    const pages = await countPages(pdf);
    expect(pages).toBeGreaterThan(3);
    const numbers: number[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const { texts, text } = await readLabelPage(pdf, page);
      const has_rows = texts.some((one) => /^\d+\. Label/u.test(one.text));
      expect(text).toContain(`Page ${page} of ${pages}`);
      for (const header of ['Date', 'Measurement', 'Amount'])
        expect(texts.filter((one) => one.text === header)).toHaveLength(has_rows ? 1 : 0);
      numbers.push(...texts.flatMap((one) => /^(\d+)\. Label/u.exec(one.text)?.[1] ?? []).map(Number));
      for (const one of texts) {
        expect(one.x).toBeGreaterThanOrEqual(PAGE.left - 5);
        expect(one.x + one.width).toBeLessThanOrEqual(PAGE.right + 5);
        expect(one.y).toBeLessThanOrEqual(PAGE.foot + 1);
      }
    }
    expect(numbers).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
  });

  test('a cell of 8,000 characters is printed whole, over as many pages as it takes', async () => {
    const words = Array.from({ length: 1_000 }, (_, index) => `word${index}`).join(' ');
    const pdf = await renderDocument(sampleDocument(1, words));
    let printed = '';
    const pages = await countPages(pdf);
    expect(pages).toBeGreaterThan(1);
    for (let page = 1; page <= pages; page += 1) {
      const { texts } = await readLabelPage(pdf, page);
      for (const one of texts) expect(one.y).toBeLessThanOrEqual(PAGE.foot + 1);
      printed += texts.map(({ text }) => text).join(' ') + ' ';
    }
    for (const index of [0, 500, 999]) expect(printed.split(/\s+/u)).toContain(`word${index}`);
  });

  test('a table without rows says so, and a document without a recipient, number or stamp is a document', async () => {
    const model = { ...sampleDocument(0), recipient: null, number: '', stamp: '' };
    const { text } = await readLabelPage(await renderDocument(model));
    expect(text).toContain('Nothing in this month');
    expect(text).not.toContain('PAID');
  });

  test('text from outside stays text, whatever it holds (trust.md 6.18)', async () => {
    const nasty = [
      '(BT) Tj ET Q \\) <FEFF>',
      '%%EOF endstream endobj',
      '\u202egnp.exe',
      'a\u0000b\u0007c',
      '😀 box 陈',
      'x̂ ŷ',
    ];
    for (const cell of nasty) {
      const { text } = await readLabelPage(await renderDocument(sampleDocument(2, cell)));
      expect(squeezed(text)).toContain(squeezed('₱11,199,999.00'));
    }
    const { text } = await readLabelPage(await renderDocument(sampleDocument(1, nasty[0])));
    expect(squeezed(text)).toContain(squeezed(nasty[0] ?? 'missing'));
  });

  test('10,000 rows are drawn within 150 MB, more are refused', { timeout: 120_000 }, async () => {
    const model = sampleDocument(MAX_DOCUMENT_ROWS);
    await renderDocument(sampleDocument(10));
    const before = process.memoryUsage();
    const pdf = await renderDocument(model);
    const after = process.memoryUsage();
    expect(await countPages(pdf)).toBeGreaterThan(200);
    expect(after.rss - before.rss).toBeLessThan(150 * 1024 * 1024);
    await expect(renderDocument(sampleDocument(MAX_DOCUMENT_ROWS + 1))).rejects.toThrow(RangeError);
  });

  test('the same document gives the same bytes', async () => {
    const [one, other] = [await renderDocument(sampleDocument(30)), await renderDocument(sampleDocument(30))];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });
});
