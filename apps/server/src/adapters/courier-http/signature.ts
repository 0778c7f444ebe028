import { timingSafeEqual } from 'node:crypto';

/** Whether a signature is the expected one, in constant time. */
export function isSignedWith(given: string | undefined, expected: string): boolean {
  const theirs = Buffer.from(given ?? '');
  const ours = Buffer.from(expected);
  return theirs.length === ours.length && timingSafeEqual(theirs, ours);
}
