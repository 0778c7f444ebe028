import type { PublishableKey } from '@sampan/contract';
import { randomInt } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 24;

/** A key nobody has: 143 random bits, so that nobody meets another shop's by trying. */
export function newPublishableKey(mode: PublishableKey['mode']): string {
  return `pk_${mode}_${Array.from({ length: LENGTH }, () => BASE62[randomInt(BASE62.length)]).join('')}`;
}
