import { create } from 'qrcode';

export interface QrPath {
  /** Modules a side, without the quiet zone. */
  readonly size: number;
  /** The dark modules as one SVG path, a module being 1 by 1. */
  readonly path: string;
}

/** The QR symbol of a text: a link on the preview of a label, the PayNow text of a purchase. */
export function qrPath(text: string): QrPath {
  const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const cells: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (data[y * size + x] !== 1) continue;
      const start = x;
      while (x + 1 < size && data[y * size + x + 1] === 1) x += 1;
      const width = x - start + 1;
      cells.push(`M${start} ${y}h${width}v1h-${width}z`);
    }
  }
  return { size, path: cells.join('') };
}
