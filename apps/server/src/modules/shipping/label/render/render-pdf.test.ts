import { countPages, rasterPage, readLabelBarcodes, readLabelPage } from '@sampan/testing/read-label';
import { describe, expect, test } from 'vitest';
import type { LabelDocument, PdfLabelFormat } from './label-document.ts';
import { sampleCrossBorderLabel, sampleLabel, VN_NFD_ADDRESS } from '#test/label/label.fixtures.ts';
import { renderLabelsPdf } from './render-pdf.ts';

const COUNTRIES = ['SG', 'MY', 'PH', 'ID', 'VN'] as const;
const MM = 72 / 25.4;
const squeezed = (text: string): string => text.normalize('NFC').replace(/[\s,]/gu, '');

async function expectScans(pdf: Uint8Array, labels: readonly LabelDocument[], page = 1): Promise<void> {
  const symbols = await readLabelBarcodes(pdf, page);
  const read = (format: string): string[] =>
    symbols
      .filter((symbol) => symbol.format === format)
      .map((symbol) => symbol.text)
      .sort();
  expect(read('Code128')).toEqual(labels.map((label) => label.tracking_code).sort());
  expect(read('QRCode')).toEqual(labels.map((label) => label.tracking_url).sort());
}

describe('label PDF', () => {
  test.each(COUNTRIES)(
    '%s: barcode and QR code read back at 203 dpi, and every text is extracted, on 100x150 and A6',
    async (country) => {
      const label = sampleLabel(country);
      for (const format of ['100x150', 'a6'] as const) {
        const pdf = await renderLabelsPdf([label], { format });
        await expectScans(pdf, [label]);
        const printed = squeezed((await readLabelPage(pdf)).text);
        const expected = [
          label.tracking_code,
          label.courier_name,
          label.service_name,
          label.route_code,
          label.order_number,
          label.contents,
          label.delivery_instructions,
          label.declared_value?.amount ?? '',
          label.cod?.amount ?? '',
          label.sender.name,
          label.sender.phone,
          ...label.sender.address_lines,
          label.recipient.name,
          label.recipient.phone,
          ...label.recipient.address_lines,
          '1.25 kg',
          '30 × 20.5 × 10 cm',
          '21 Nov 2026',
        ];
        for (const text of expected) expect(printed).toContain(squeezed(text));
      }
    },
  );

  test('A4 carries all five, four to a sheet', async () => {
    const labels = COUNTRIES.map((country) => sampleLabel(country));
    const pdf = await renderLabelsPdf(labels, { format: 'a4' });
    expect(await countPages(pdf)).toBe(2);
    await expectScans(pdf, labels.slice(0, 4), 1);
    await expectScans(pdf, labels.slice(4), 2);
  });

  test.each<[PdfLabelFormat, number, number]>([
    ['100x150', 100, 150],
    ['a6', 105, 148],
    ['a4', 210, 297],
  ])('%s has exactly %d x %d mm (domain.md 1.4)', async (format, width_mm, height_mm) => {
    const page = await readLabelPage(await renderLabelsPdf([sampleLabel('SG')], { format }));
    expect(page.width).toBeCloseTo(width_mm * MM, 3);
    expect(page.height).toBeCloseTo(height_mm * MM, 3);
  });

  test('the long addresses of look.md 5 arrive whole: 141 characters from the Philippines, NFD from Vietnam', async () => {
    expect(VN_NFD_ADDRESS.length).toBeGreaterThan(VN_NFD_ADDRESS.normalize('NFC').length);
    const pdf = await renderLabelsPdf([sampleLabel('PH'), sampleLabel('VN')], { format: '100x150' });
    expect(squeezed((await readLabelPage(pdf, 1)).text)).toContain(
      'besidethechapelhutBarangaySanAntoniodePaduaDasmariñasCity4114Cavite',
    );
    const vietnamese = await readLabelPage(pdf, 2);
    expect(vietnamese.texts.map((text) => text.text)).toContain('Nguyễn Thị Ánh Tuyết');
    expect(squeezed(vietnamese.text)).toContain(squeezed(VN_NFD_ADDRESS));
    expect(vietnamese.texts.find((text) => text.text === '1.250.000 ₫')?.size).toBeGreaterThanOrEqual(14);
    expect((await readLabelPage(pdf, 1)).texts.find((text) => text.text === '₱4,000.00')?.size).toBeGreaterThanOrEqual(
      14,
    );
  });

  test.each([1, 2, 3, 4] as const)('A4 starts at position %d and goes on in order', async (start_position) => {
    const labels = [1, 2, 3, 4].map((n) => sampleLabel('SG', n));
    const pdf = await renderLabelsPdf(labels, { format: 'a4', start_position });
    const [first, second] = [
      await readLabelBarcodes(pdf, 1),
      start_position === 1 ? [] : await readLabelBarcodes(pdf, 2),
    ];
    const slots = [...first, ...second.map((symbol) => ({ ...symbol, y: symbol.y + 297 * MM }))]
      .filter((symbol) => symbol.format === 'Code128')
      .map(({ text, x, y }) => ({ text, slot: Math.floor(y / (148.5 * MM)) * 2 + (x > 105 * MM ? 2 : 1) }));
    expect(slots.sort((one, other) => one.slot - other.slot)).toEqual(
      labels.map(({ tracking_code }, n) => ({ text: tracking_code, slot: start_position + n })),
    );
    expect(await countPages(pdf)).toBe(start_position === 1 ? 1 : 2);
  });

  test('one layout prints on both sizes: the same marks, 4 mm or more from every edge', async () => {
    const [roll, a6] = await Promise.all(
      (['100x150', 'a6'] as const).map(async (format) =>
        readLabelPage(await renderLabelsPdf([sampleLabel('PH')], { format })),
      ),
    );
    const moved = roll?.texts.map((text) => ({ ...text, x: text.x + 2.5 * MM, y: text.y - 1 * MM })) ?? [];
    a6?.texts.forEach((text, index) => {
      expect(text.text).toBe(moved[index]?.text);
      expect(text.x).toBeCloseTo(moved[index]?.x ?? 0, 1);
      expect(text.y).toBeCloseTo(moved[index]?.y ?? 0, 1);
    });
    for (const page of [roll, a6]) {
      for (const text of page?.texts ?? []) {
        expect(text.x).toBeGreaterThanOrEqual(4 * MM);
        expect(text.x + text.width).toBeLessThanOrEqual((page?.width ?? 0) - 4 * MM);
        expect(text.y).toBeLessThanOrEqual((page?.height ?? 0) - 4 * MM);
      }
    }
  });

  test('prints black only, and nothing in the margin', async () => {
    const { data, width, height } = await rasterPage(
      await renderLabelsPdf([sampleLabel('PH')], { format: '100x150' }),
      1,
      203,
    );
    const margin = Math.floor((3.9 / 25.4) * 203);
    let coloured = 0;
    let outside = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
      const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
      if (r !== g || g !== b) coloured += 1;
      if (r < 255 && (x < margin || y < margin || x > width - margin || y > height - margin)) outside += 1;
    }
    expect({ coloured, outside }).toEqual({ coloured: 0, outside: 0 });
  });

  test('every sheet of a label with many goods carries its barcode, and all goods are extracted', async () => {
    const label = sampleCrossBorderLabel(40);
    const pdf = await renderLabelsPdf([label, sampleLabel('SG')], { format: '100x150' });
    const pages = await countPages(pdf);
    expect(pages).toBeGreaterThan(3);
    let printed = '';
    for (let page = 1; page < pages; page += 1) {
      printed += squeezed((await readLabelPage(pdf, page)).text);
      expect((await readLabelBarcodes(pdf, page)).find((symbol) => symbol.format === 'Code128')?.text).toBe(
        label.tracking_code,
      );
    }
    for (const item of label.customs?.items ?? [])
      for (const text of [item.description, item.hs_code, item.unit_value?.amount ?? ''])
        expect(printed).toContain(squeezed(text));
    await expectScans(pdf, [sampleLabel('SG')], pages);
  });

  test('text from outside stays text, whatever it holds (trust.md 6.18)', async () => {
    const nasty = [
      '(BT) Tj ET Q \\) <FEFF>',
      '<script>alert(1)</script>',
      '%%EOF endstream endobj',
      '\u202egnp.exe',
      'a\u0000b\u0007c',
      'x̂ ŷ\u0302',
      '😀 box 陈',
      "'; DROP TABLE orders;--",
      'end',
    ];
    for (const text of nasty) {
      const label = { ...sampleLabel('SG'), recipient: { ...sampleLabel('SG').recipient, name: text } };
      const pdf = await renderLabelsPdf([label], { format: '100x150' });
      await expectScans(pdf, [label]);
      const printed = squeezed((await readLabelPage(pdf)).text);
      for (const own of [label.recipient.phone, ...label.recipient.address_lines, label.sender.name])
        expect(printed).toContain(squeezed(own));
    }
    const plain = await readLabelPage(
      await renderLabelsPdf([{ ...sampleLabel('SG'), contents: nasty[0] ?? '' }], { format: '100x150' }),
    );
    expect(squeezed(plain.text)).toContain(squeezed(nasty[0] ?? 'missing'));
  });

  test('the same labels give the same bytes, so a reprint is the label that was printed', async () => {
    const labels = COUNTRIES.map((country) => sampleLabel(country));
    const [one, other] = [
      await renderLabelsPdf(labels, { format: 'a4', start_position: 3 }),
      await renderLabelsPdf(labels, { format: 'a4', start_position: 3 }),
    ];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });

  test('prints a long tracking code that scans', async () => {
    const label = { ...sampleLabel('MY'), tracking_code: 'SPXMY-2026-11-21-000123456789AB' };
    await expectScans(await renderLabelsPdf([label], { format: '100x150' }), [label]);
  });

  test('wrong input is refused', async () => {
    await expect(renderLabelsPdf([], { format: 'a6' })).rejects.toThrow(RangeError);
    await expect(renderLabelsPdf([sampleLabel('SG')], { format: 'a4', start_position: 5 as 4 })).rejects.toThrow(
      RangeError,
    );
    await expect(renderLabelsPdf([{ ...sampleLabel('SG'), tracking_code: 'đ1' }], { format: 'a6' })).rejects.toThrow(
      RangeError,
    );
  });
});
