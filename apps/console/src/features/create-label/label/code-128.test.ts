import { describe, expect, it } from 'vitest';
import { code128Widths } from './code-128.ts';

describe("the preview's barcode (ISO/IEC 15417)", () => {
  it('draws the symbol another encoder draws', () => {
    // The textbook example: 104 + 48 + 42·2 + 42·3 + 17·4 + 18·5 + 19·6 + 35·7 = 879 = 8·103 + 55.
    const checksum = '311321';
    expect(code128Widths('PJJ123C')?.join('')).toBe(
      ['211214', '313121', '112133', '112133', '123221', '223211', '221132', '131321', checksum, '2331112'].join(''),
    );
  });

  it('has eleven modules a character and thirteen for the stop', () => {
    const widths = code128Widths('SMPME0000012345SG') ?? [];
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe((1 + 17 + 1) * 11 + 13);
    expect(widths.every((width) => width >= 1 && width <= 4)).toBe(true);
  });

  it('draws nothing for what it cannot say', () => {
    expect([code128Widths(''), code128Widths('Nguyễn')]).toEqual([null, null]);
  });
});
