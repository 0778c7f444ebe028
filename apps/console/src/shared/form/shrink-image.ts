/** Of the longer side: more is not kept by the server. */
const MAX_SIDE_PX = 1200;
/** Of the base64 text: a request may have 1 MB. */
const MAX_LENGTH = 900_000;
const QUALITIES = [0.86, 0.7, 0.5] as const;

/**
 * A picture as the server takes it, made small here so that a photograph of many megabytes does not have to travel. The
 * browser turns it the way the camera was held. Null when the file is no picture the browser can read.
 */
export async function shrinkImage(file: Blob): Promise<{ data_base64: string; type: 'image/jpeg' } | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  // A jpeg has no transparency: what shines through is white, as on paper.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of QUALITIES) {
    const data_base64 = canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '';
    if (data_base64 !== '' && data_base64.length <= MAX_LENGTH) return { data_base64, type: 'image/jpeg' };
  }
  return null;
}
