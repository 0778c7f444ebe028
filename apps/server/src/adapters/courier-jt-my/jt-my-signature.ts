import { createHash } from 'node:crypto';

/** The raw MD5 of text and key, in base64. Only J&T of Malaysia signs so: Indonesia encodes the hex text. */
export function jtMyDigest(text: string, private_key: string): string {
  return createHash('md5')
    .update(text + private_key)
    .digest('base64');
}
