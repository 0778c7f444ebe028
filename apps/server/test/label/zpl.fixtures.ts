import { rasterPage } from '@sampan/testing/read-label';
import { expect } from 'vitest';
import type { LabelDocument } from '../../src/modules/shipping/label/render/label-document.ts';
import { renderLabelsPdf } from '../../src/modules/shipping/label/render/render-pdf.ts';
import { renderLabelsZpl } from '../../src/modules/shipping/label/render/render-zpl.ts';

/** One field of a ZPL format. */
export interface Field {
  x: number;
  y: number;
  /** `A0` printer font, `GB` box, `BC`, `BQ`, `GF` image. */
  kind: string;
  data: string;
  parts: string[];
}

/** Reads ZPL as a printer does: fields from ^FO or ^FT to ^FS, hexadecimal escapes undone. */
export function fieldsOf(zpl: string): Field[] {
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
export function bitsOf(field: Field): boolean[][] {
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
  if (row !== '' || rows.length * Number(per_row) !== Number(total)) throw new Error('A ^GFA field lacks bytes');
  return rows.map((line) =>
    [...line].flatMap((digit) => [8, 4, 2, 1].map((bit) => (Number.parseInt(digit, 16) & bit) !== 0)),
  );
}

/** Holds the images of a label's ZPL against its PDF: nine dots in ten are black in both. Answers how many images there were. */
export async function expectDotsOfPdf(label: LabelDocument): Promise<number> {
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
    expect(inked).toBeGreaterThan(20);
    expect(agreeing / inked).toBeGreaterThan(0.9);
  }
  return images.length;
}
