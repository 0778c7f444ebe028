import { describe, expect, test } from 'vitest';
import { sampleCrossBorderLabel, sampleLabel } from '#test/label/label.fixtures.ts';
import { renderLabelsZpl } from './render-zpl.ts';
import { code128, qrCode } from './barcode.ts';
import { expectDotsOfPdf, fieldsOf } from '#test/label/zpl.fixtures.ts';

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
    await expectDotsOfPdf(label);
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
