import { createHash, timingSafeEqual } from 'node:crypto';
import type { SharedOrder } from '@sampan/contract';
import type { OrderRow } from '../order/index.ts';

export type RecipientCheckKind = NonNullable<SharedOrder['proof']>;

/** Something only the recipient of the parcel knows, and how it is asked for. */
export interface RecipientCheck {
  kind: RecipientCheckKind;
  answer: string;
}

const PHONE_DIGITS = 4;

/** What opens the link of a parcel: the last digits of the phone, or else the postcode (trust 4.13). Null: nothing could. */
export function recipientCheckOf(order: Pick<OrderRow, 'shipping_address'>): RecipientCheck | null {
  const digits = (order.shipping_address?.phone ?? '').replaceAll(/\D/gu, '');
  if (digits.length >= PHONE_DIGITS) return { kind: 'phone_last4', answer: digits.slice(-PHONE_DIGITS) };
  const post_code = plain(order.shipping_address?.coordinate.post_code ?? '');
  return post_code === '' ? null : { kind: 'post_code', answer: post_code };
}

/** What was typed as it is compared; null when it cannot be an answer at all, and then it costs no try. A whole phone number is fine. */
export function readAnswer(kind: RecipientCheckKind, raw: string): string | null {
  const text = plain(raw);
  if (kind === 'post_code') return text === '' ? null : text;
  return /^\+?\d{4,}$/u.test(text) ? text.slice(-PHONE_DIGITS) : null;
}

/** Takes the same time however much of the answer is right. */
export function isCorrectAnswer(proof: RecipientCheck, given: string): boolean {
  return timingSafeEqual(digestOf(proof.answer), digestOf(given));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Without blanks and hyphens, full-width digits as plain ones. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s\-().]/gu, '')
    .toUpperCase();
}
