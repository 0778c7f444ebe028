/** The kinds of a registration document. */
export const DOCUMENT_TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const MAX_DOCUMENT_BYTES = 5_242_880;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What a file is by its first bytes, whatever its name and its sender say; null when it is none we keep. */
export function documentTypeOf(file: Buffer): DocumentType | null {
  const text = (at: number, length: number) => file.toString('latin1', at, at + length);
  if (text(0, 5) === '%PDF-') return 'application/pdf';
  if (file.subarray(0, 8).equals(PNG)) return 'image/png';
  if (file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff) return 'image/jpeg';
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return 'image/webp';
  return null;
}

const ENDINGS: Record<DocumentType, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** What a download is called: never as the sender called it. */
export function documentFileName(type: DocumentType): string {
  return `registration.${ENDINGS[type]}`;
}
