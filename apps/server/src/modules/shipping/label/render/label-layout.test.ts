import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LabelDocument } from './label-document.ts';
import { layoutLabel } from './label-layout.ts';
import { FRAME } from './label-blocks.ts';
import { BARCODE_MIN_HEIGHT, QUIET_ZONE, PAGE_HEIGHT, PAGE_WIDTH, type Mark, type LabelPage } from './label-page.ts';
import { boxOf, overlap } from '#test/label/mark-box.fixtures.ts';
import { sampleCrossBorderLabel, sampleLabel } from '#test/label/label.fixtures.ts';
import { code128, qrCode } from './barcode.ts';

const COUNTRIES = ['SG', 'MY', 'PH', 'ID', 'VN'] as const;
const squeezed = (text: string): string => text.normalize('NFC').replace(/[\s,]/gu, '');

/** What has to hold on every sheet, whatever is printed on it. */
function expectSound(page: LabelPage, label: LabelDocument): void {
  const texts = page.marks.filter((mark) => mark.kind === 'text');
  const symbols = page.marks.filter((mark) => mark.kind === 'barcode' || mark.kind === 'qr');
  for (const box of page.marks.map(boxOf)) {
    expect(box.left, box.what).toBeGreaterThanOrEqual(-0.5);
    expect(box.top, box.what).toBeGreaterThanOrEqual(-0.5);
    expect(box.right, box.what).toBeLessThanOrEqual(PAGE_WIDTH + 0.5);
    expect(box.bottom, box.what).toBeLessThanOrEqual(PAGE_HEIGHT + 0.5);
  }
  const solid = [...texts, ...symbols].map(boxOf);
  solid.forEach((box, index) =>
    solid.slice(index + 1).forEach((other) => {
      expect(overlap(box, other), `${box.what} | ${other.what}`).toBe(false);
    }),
  );
  for (const mark of symbols) expectQuiet(mark, page.marks);
  const barcode = page.marks.find((mark) => mark.kind === 'barcode');
  expect(barcode).toMatchObject({ value: label.tracking_code });
  expect(barcode?.kind === 'barcode' && barcode.height).toBeGreaterThanOrEqual(BARCODE_MIN_HEIGHT);
}

/** 3 mm beside Code 128 (look.md 5 'Printing'); four modules around a QR code (ISO 18004). */
function expectQuiet(symbol: Mark, marks: readonly Mark[]): void {
  const room = symbol.kind === 'qr' ? (symbol.size / qrCode(symbol.value).size) * 4 : QUIET_ZONE;
  const { left, right, top, bottom } = boxOf(symbol);
  const above = symbol.kind === 'qr' ? room : 0;
  const zone = { left: left - room, right: right + room, top: top - above, bottom: bottom + above, what: 'quiet zone' };
  for (const mark of marks) {
    if (mark === symbol || mark.kind === 'frame') continue;
    expect(overlap(zone, boxOf(mark)), boxOf(mark).what).toBe(false);
  }
  expect(zone.left).toBeGreaterThanOrEqual(FRAME);
  expect(zone.right).toBeLessThanOrEqual(PAGE_WIDTH - FRAME + 1e-9);
}

function textsOf(label: LabelDocument): string {
  return squeezed(
    layoutLabel(label)
      .flatMap((page) => page.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])))
      .join(''),
  );
}

function expectComplete(label: LabelDocument): void {
  const printed = textsOf(label);
  const items = label.customs?.items ?? [];
  const expected = [
    label.tracking_code,
    label.courier_name,
    label.service_name,
    label.route_code,
    label.order_number,
    label.contents,
    label.delivery_instructions,
    label.declared_value?.amount ?? '',
    label.shop_name,
    label.sender.name,
    label.sender.phone,
    ...label.sender.address_lines,
    label.recipient.name,
    label.recipient.phone,
    ...label.recipient.address_lines,
    ...items.flatMap((item) => [item.description, item.hs_code, item.origin, item.unit_value?.amount ?? '']),
  ];
  for (const text of expected) expect(printed).toContain(squeezed(text));
}

describe('label layout', () => {
  test.each(COUNTRIES)(
    '%s: one sheet, everything on it, nothing outside or on top of another (domain.md 1.4)',
    (country) => {
      const label = sampleLabel(country);
      const pages = layoutLabel(label);
      expect(pages).toHaveLength(1);
      expectSound(pages[0] ?? { marks: [] }, label);
      expectComplete(label);
    },
  );

  test('a full Philippine label keeps its address at 7.5 pt or more (look.md 5 Long addresses)', () => {
    const [page] = layoutLabel(sampleLabel('PH'));
    const address =
      page?.marks
        .filter((mark) => mark.kind === 'text')
        .filter((mark) => /Blk 7|Ilang-Ilang|Dasmariñas/u.test(mark.text)) ?? [];
    expect(address.length).toBeGreaterThanOrEqual(3);
    for (const line of address) expect(line.size).toBeGreaterThanOrEqual(7.5);
  });

  test.each(COUNTRIES)('%s: a street of 200 characters wraps to 4 lines or more at 7.5 pt or more', (country) => {
    const street = 'Jalan Persiaran Bukit Utama Lorong 12 Blok C, '.repeat(5).slice(0, 200);
    const label = sampleLabel(country);
    const long = {
      ...label,
      recipient: { ...label.recipient, address_lines: [street, ...label.recipient.address_lines.slice(1)] },
    };
    const pages = layoutLabel(long);
    const lines =
      pages[0]?.marks.filter((mark) => mark.kind === 'text' && mark.field.startsWith('Jalan Persiaran')) ?? [];
    expect(lines.length).toBeGreaterThanOrEqual(4);
    for (const line of lines) expect(line.kind === 'text' && line.size).toBeGreaterThanOrEqual(7.5);
    expectComplete(long);
    for (const page of pages) expectSound(page, long);
  });

  test('cash is printed at 14 pt or more, with its currency', () => {
    for (const amount of ['₱4,000.00', 'Rp 12.345.678,00', '1.250.000.000 ₫']) {
      const [page] = layoutLabel({ ...sampleLabel('PH'), declared_value: null, cod: { amount, currency: 'PHP' } });
      const mark = page?.marks.find((found) => found.kind === 'text' && found.text === amount);
      expect(mark?.kind === 'text' && mark.size).toBeGreaterThanOrEqual(14);
      expect(textsOf({ ...sampleLabel('PH'), cod: { amount, currency: 'PHP' } })).toContain('CODCollectondeliveryPHP');
    }
  });

  test.each([null, { amount: '₱0.00', currency: 'PHP' }, { amount: '0 ₫', currency: 'VND' }])(
    'no cash: NON-COD, and no other COD on the label: %o',
    (cod) => {
      const printed = textsOf({ ...sampleLabel('SG'), cod });
      expect(printed).toContain('NON-COD');
      expect(printed.replace('NON-COD', '')).not.toContain('COD');
    },
  );

  test('across a border: both countries, incoterm, and per item HS code, origin, quantity and value', () => {
    const label = sampleCrossBorderLabel(3);
    const pages = layoutLabel(label);
    expect(pages).toHaveLength(1);
    expectSound(pages[0] ?? { marks: [] }, label);
    expectComplete(label);
    const printed = textsOf(label);
    for (const word of ['MALAYSIA', 'SINGAPORE', 'INTERNATIONAL', 'DAP']) expect(printed).toContain(word);
    expect(textsOf(sampleLabel('SG'))).not.toContain('INTERNATIONAL');
  });

  test('goods that do not fit go to further sheets, each with the barcode and its number', () => {
    const label = { ...sampleCrossBorderLabel(100), delivery_instructions: 'Ring twice. '.repeat(24).trim() };
    const pages = layoutLabel(label);
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, index) => {
      expectSound(page, label);
      const texts = page.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
      expect(texts).toContain(`SHEET ${index + 1} OF ${pages.length}`);
    });
    expectComplete(label);
  });

  test('texts as long as the wire allows are all printed, inside the sheet', () => {
    const text = (max: number): fc.Arbitrary<string> =>
      fc
        .array(
          fc.constantFrom('Đường', 'Kecamatan', 'Blk', '#12-34', 'Ñ', 'Barangay', 'WWWWWW', '1/2', 'Perumahan-Griya'),
          { minLength: 1, maxLength: max },
        )
        .map((words) => words.join(' ').slice(0, max).trim())
        .filter((made) => made !== '');
    const party = fc.record({
      name: text(120),
      phone: fc.constant('+63 918 222 3344'),
      address_lines: fc.tuple(text(200), text(120), text(120), text(120)),
      country: fc.constantFrom('PH', 'SG'),
    });
    fc.assert(
      fc.property(
        party,
        party,
        text(200),
        text(300),
        text(64),
        fc.integer({ min: 0, max: 12 }),
        (sender, recipient, contents, delivery_instructions, order_number, items) => {
          const label = {
            ...sampleCrossBorderLabel(items),
            sender,
            recipient,
            contents,
            delivery_instructions,
            order_number,
            cod: { amount: '₱9,999,999.00', currency: 'PHP' },
          };
          for (const page of layoutLabel(label)) expectSound(page, label);
          expectComplete(label);
        },
      ),
      { numRuns: 60, endOnFailure: true },
    );
  });

  test('even capital Ws up to every limit of the wire print, on further sheets', () => {
    const party = {
      name: 'W'.repeat(120),
      phone: '+84 912 345 678 900 11',
      address_lines: [360, 120, 120, 132].map((length) => 'W'.repeat(length)),
      country: 'VN',
    };
    const label = {
      ...sampleCrossBorderLabel(0),
      sender: { ...party, country: 'SG' },
      recipient: party,
      contents: 'W'.repeat(200),
      delivery_instructions: 'W'.repeat(300),
      order_number: 'W'.repeat(64),
      courier_name: 'W'.repeat(40),
      service_name: 'W'.repeat(60),
      route_code: 'W'.repeat(12),
    };
    const pages = layoutLabel(label);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expectSound(page, label);
    expectComplete(label);
  });

  test('Code 128 bars are whole dots of a 203 dpi head where they can be', () => {
    const [page] = layoutLabel(sampleLabel('SG'));
    const barcode = page?.marks.find((mark) => mark.kind === 'barcode');
    const dots = barcode?.kind === 'barcode' ? barcode.module / (72 / 25.4 / 8) : 0;
    expect(dots).toBeCloseTo(Math.round(dots), 6);
    expect(dots).toBeGreaterThanOrEqual(2);
    expect(code128('MEX2611210004').modules * (barcode?.kind === 'barcode' ? barcode.module : 0)).toBeCloseTo(
      barcode?.kind === 'barcode' ? barcode.width : 0,
      6,
    );
  });

  test.each(['', 'AWB\u00e9', 'A\nB'])('a tracking code that Code 128 cannot carry is refused: %j', (tracking_code) => {
    expect(() => layoutLabel({ ...sampleLabel('SG'), tracking_code })).toThrow(RangeError);
  });
});
