import { rasterPage } from '@sampan/testing/read-label';
import { describe, expect, test } from 'vitest';
import { sampleCrossBorderLabel, sampleLabel } from './label.fixtures.ts';
import { renderLabelsPdf } from './render-pdf.ts';
import { renderLabelsZpl } from './render-zpl.ts';
import { code128, qrCode } from './symbols.ts';

interface Field {
  x: number;
  y: number;
  /** `A0` printer font, `GB` box, `BC`, `BQ`, `GF` image. */
  kind: string;
  data: string;
  parts: string[];
}

/** Reads ZPL as a printer does: fields from ^FO or ^FT to ^FS, hexadecimal escapes undone. */
function fieldsOf(zpl: string): Field[] {
  return [...zpl.matchAll(/\^F[OT](\d+),(\d+)(.*?)\^FS/gsu)].map(([, x, y, body = '']) => {
    const raw = /\^FD(.*)$/su.exec(body)?.[1] ?? '';
    const data = body.includes('^FH_')
      ? raw.replace(/_([0-9A-F]{2})/gu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      : raw;
    const kind = /\^(A0|GB|BC|BQ|GF)/u.exec(body)?.[1] ?? '';
    return { x: Number(x), y: Number(y), kind, data, parts: body.split('^').filter((part) => part !== '') };
  });
}

/** Undoes ZPL's shortening of a ^GFA field, into rows of bits. */
function bitsOf(field: Field): boolean[][] {
  const [, total = '', , per_row = '', packed = ''] =
    /^GFA,(\d+),(\d+),(\d+),(.*)$/u.exec(field.parts.find((part) => part.startsWith('GFA')) ?? '') ?? [];
  const digits = Number(per_row) * 2;
  const rows: string[] = [];
  let row = '';
  let count = 0;
  for (const char of packed) {
    if (/[g-z]/u.test(char)) count += (char.charCodeAt(0) - 0x66) * 20;
    else if (/[G-Y]/u.test(char)) count += char.charCodeAt(0) - 0x46;
    else if (char === ':') rows.push(rows.at(-1) ?? '');
    else if (char === ',' || char === '!') row = row.padEnd(digits, char === ',' ? '0' : 'F');
    else {
      row += char.repeat(Math.max(1, count));
      count = 0;
    }
    if (row.length === digits) {
      rows.push(row);
      row = '';
    }
  }
  expect(row).toBe('');
  expect(rows.length * Number(per_row)).toBe(Number(total));
  return rows.map((line) =>
    [...line].flatMap((digit) => [8, 4, 2, 1].map((bit) => (Number.parseInt(digit, 16) & bit) !== 0)),
  );
}

describe('label ZPL', () => {
  test('one format per sheet, UTF-8, 100 x 150 mm at 203 dpi', () => {
    const zpl = renderLabelsZpl([sampleLabel('SG'), sampleLabel('MY')]);
    const formats = zpl
      .split('^XZ')
      .map((format) => format.trim())
      .filter((format) => format !== '');
    expect(formats).toHaveLength(2);
    for (const format of formats) expect(format).toMatch(/^\^XA\n\^CI28\n\^PW800\n\^LL1200\n\^LH0,0\n/u);
    expect(zpl.match(/\^FD|\^GFA|\^GB/gu)?.length).toBe(zpl.match(/\^FS/gu)?.length);
    expect(renderLabelsZpl([sampleCrossBorderLabel(40)]).match(/\^XA/gu)?.length).toBeGreaterThan(2);
  });

  test('the printer draws Code 128 of the tracking code, 13 mm or more high and with 3 mm beside it (look.md 5)', () => {
    const label = sampleLabel('ID');
    const [barcode] = fieldsOf(renderLabelsZpl([label])).filter((field) => field.kind === 'BC');
    expect(barcode?.data).toBe(label.tracking_code);
    const module = Number(/^BY(\d+)/u.exec(barcode?.parts.find((part) => part.startsWith('BY')) ?? '')?.[1]);
    const height = Number(/^BCN,(\d+),N,N,N,A$/u.exec(barcode?.parts.find((part) => part.startsWith('BC')) ?? '')?.[1]);
    expect(module).toBeGreaterThanOrEqual(2);
    expect(height).toBeGreaterThanOrEqual(13 * 8);
    const width = code128(label.tracking_code).modules * module;
    expect(barcode?.x).toBeGreaterThanOrEqual(32 + 24);
    expect((barcode?.x ?? 0) + width).toBeLessThanOrEqual(32 + 736 - 24);
  });

  test('the printer draws the QR code of the tracking page', () => {
    const label = sampleLabel('SG');
    const [code] = fieldsOf(renderLabelsZpl([label])).filter((field) => field.kind === 'BQ');
    expect(code?.data).toBe(`MA,${label.tracking_url}`);
    const module = Number(code?.parts.find((part) => part.startsWith('BQN'))?.split(',')[2]);
    expect(module * qrCode(label.tracking_url).size).toBeGreaterThanOrEqual(15 * 8);
  });

  test('a plain label is text throughout, and nothing of it is missing', () => {
    const label = sampleLabel('SG');
    const fields = fieldsOf(renderLabelsZpl([label]));
    expect(fields.filter((field) => field.kind === 'GF')).toEqual([]);
    const printed = fields
      .map((field) => field.data)
      .join('')
      .replace(/\s/gu, '');
    for (const text of [
      label.tracking_code,
      label.courier_name,
      label.route_code,
      label.recipient.name,
      label.recipient.phone,
      ...label.recipient.address_lines,
      label.sender.name,
      label.order_number,
      'INSURED',
      'S$128.00',
    ]) {
      expect(printed).toContain(text.replace(/\s/gu, ''));
    }
  });

  test('texts the printer cannot print go as images, whole fields at a time, and only those', () => {
    const fields = fieldsOf(renderLabelsZpl([sampleLabel('VN')]));
    const texts = fields.filter((field) => field.kind === 'A0').map((field) => field.data);
    expect(texts).toContain('Sao Mai Giao Hàng');
    expect(texts).toContain('+84 91 234 5678');
    expect(texts.join('')).not.toMatch(/[^\x20-\xff]/u);
    expect(texts.some((text) => text.includes('Thanh Xuân'))).toBe(false);
    expect(fields.filter((field) => field.kind === 'GF').length).toBeGreaterThanOrEqual(8);
    const peso = fieldsOf(renderLabelsZpl([sampleLabel('PH')])).filter((field) => field.kind === 'GF');
    expect(peso).toHaveLength(2);
    expect(peso.some((field) => field.parts.includes('FR'))).toBe(true);
  });

  test('the images show what the PDF shows in the same place', async () => {
    const label = sampleLabel('VN');
    const { data, width } = await rasterPage(await renderLabelsPdf([label], { format: '100x150' }), 1, 203.2);
    const images = fieldsOf(renderLabelsZpl([label])).filter((field) => field.kind === 'GF');
    for (const field of images) {
      const inverse = field.parts.includes('FR');
      let inked = 0;
      let agreeing = 0;
      bitsOf(field).forEach((row, y) =>
        row.forEach((bit, x) => {
          if (!bit) return;
          inked += 1;
          const grey = data[((field.y + y) * width + field.x + x) * 4] ?? 0;
          if (inverse ? grey > 96 : grey < 160) agreeing += 1;
        }),
      );
      expect(inked).toBeGreaterThan(100);
      expect(agreeing / inked).toBeGreaterThan(0.9);
    }
  });

  test('everything stays on the label', () => {
    for (const country of ['SG', 'MY', 'PH', 'ID', 'VN'] as const) {
      for (const field of fieldsOf(renderLabelsZpl([sampleLabel(country)]))) {
        expect(field.x).toBeGreaterThanOrEqual(32);
        expect(field.x).toBeLessThan(768);
        expect(field.y).toBeGreaterThanOrEqual(40);
        expect(field.y).toBeLessThan(1160);
      }
    }
  });

  test('text cannot give commands to the printer', () => {
    const name = 'Ann ^XZ~JR_5E ^FDx';
    const zpl = renderLabelsZpl([{ ...sampleLabel('SG'), recipient: { ...sampleLabel('SG').recipient, name } }]);
    expect(zpl.match(/\^XZ/gu)).toHaveLength(1);
    expect(zpl).not.toContain('~');
    expect(fieldsOf(zpl).map((field) => field.data)).toContain(name);
  });

  test('no labels and unprintable tracking codes are refused', () => {
    expect(() => renderLabelsZpl([])).toThrow(RangeError);
    expect(() => renderLabelsZpl([{ ...sampleLabel('SG'), tracking_code: '陈' }])).toThrow(RangeError);
  });
});
