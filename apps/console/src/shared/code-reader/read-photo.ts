import { openDecoder } from './open-decoder.ts';

export type PhotoAnswer = { readonly code: string } | { readonly problem: 'no_photo' | 'no_code' | 'no_decoder' };

/** Reads the code of a photo that somebody chose, where there is no camera that a page may use. */
export async function readPhoto(file: Blob): Promise<PhotoAnswer> {
  const photo = await createImageBitmap(file).catch(() => null);
  if (photo === null) return { problem: 'no_photo' };
  try {
    const decoder = await openDecoder();
    try {
      const code = await decoder.decode(photo, photo.width, photo.height);
      return code === null ? { problem: 'no_code' } : { code };
    } finally {
      decoder.close();
    }
  } catch {
    return { problem: 'no_decoder' };
  } finally {
    photo.close();
  }
}
