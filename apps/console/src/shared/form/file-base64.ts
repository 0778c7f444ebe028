/** What a file may have, here and on the server. */
export const MAX_FILE_BYTES = 5_242_880;

/** A file as a call carries it. */
export async function base64OfFile(file: Blob): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('the file could not be read')));
    reader.readAsDataURL(file);
  });
  return url.slice(url.indexOf(',') + 1);
}
