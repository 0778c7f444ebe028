import { randomInt } from 'node:crypto';

/** No courier's numbers begin with these letters: a number of this network scanned by a real courier finds nothing. */
export const AWB_PREFIX = 'SMP';

const PATTERN = /^SMP[A-Z]{2}(\d{11})$/;

/** A new consignment number: the network's prefix, the courier's letters, ten random digits and a check digit. */
export function newAwb(courier_letters: string): string {
  return awbOf(courier_letters, randomInt(0, 10_000_000_000));
}

/** The number of a serial of up to ten digits. */
export function awbOf(courier_letters: string, serial: number): string {
  const digits = String(serial).padStart(10, '0');
  return `${AWB_PREFIX}${courier_letters}${digits}${checkDigit(digits)}`;
}

/** Whether the text is a number of this network, typed without a slip: every single wrong digit shows. */
export function isAwb(text: string): boolean {
  const digits = PATTERN.exec(text)?.[1];
  return digits !== undefined && checkDigit(digits.slice(0, 10)) === Number(digits.charAt(10));
}

/** ISO 7064 MOD 11,10: finds every single error and nearly all swaps, with one decimal digit. */
export function checkDigit(digits: string): number {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10;
}
