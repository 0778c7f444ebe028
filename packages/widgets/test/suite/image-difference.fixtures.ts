import type { Page } from './shop-page.fixtures.ts';

/** Two pictures of the same thing: their sizes, and the share of pixels that look different. */
export interface ImageDifference {
  readonly sizes: readonly [one: string, other: string];
  /** 0 to 1; 1 where the sizes differ. */
  readonly share: number;
}

/**
 * Compares two screenshots (PNG) pixel by pixel in a browser's canvas.
 *
 * @param page any page without a policy
 */
export function imageDifference(page: Page, one: Uint8Array, other: Uint8Array): Promise<ImageDifference> {
  return page.evaluate(
    async ([first, second]) => {
      const read = async (base64: string): Promise<ImageData> => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (canvas === null) throw new Error('there is no canvas');
        canvas.drawImage(bitmap, 0, 0);
        return canvas.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const [a, b] = await Promise.all([read(first), read(second)]);
      const sizes = [`${a.width}x${a.height}`, `${b.width}x${b.height}`] as const;
      if (sizes[0] !== sizes[1]) return { sizes, share: 1 };
      let different = 0;
      for (let at = 0; at < a.data.length; at += 4)
        if ([0, 1, 2].some((channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > 8))
          different += 1;
      return { sizes, share: different / (a.width * a.height) };
    },
    [Buffer.from(one).toString('base64'), Buffer.from(other).toString('base64')] as const,
  );
}
