import type { PaymentEventData } from '@sampan/contract';
import { consumePendingPayment, isPaymentShown } from '../../features/wallet/top-up/pending-payments.ts';

/** Where people type what a change of page would lose. */
const TYPING = /^\/(?:orders\/create_label|onboard|home\/top-up|settings\/|sell-product)/u;
/** The dialog, and the page that buys a label, say by themselves how their card did. */
const SAYS_ITSELF = /^\/(?:home\/top-up|orders\/create_label\/4)/u;
/** A message is one sentence. */
const LONGEST_MESSAGE = 140;

export type PaymentEnd =
  | { kind: 'go'; to: string }
  | { kind: 'tell'; message: string }
  | { kind: 'fail'; message: string }
  | { kind: 'nothing' };

export interface Place {
  user_id: string;
  path: string;
  is_visible: boolean;
  has_dialog: boolean;
}

/** The data of a `payment_completed` event; null for anything that is none. */
export function paymentOf(data: Readonly<Record<string, unknown>>): PaymentEventData | null {
  const { success, is_label, label_success_url } = data;
  const texts = [data['message'], data['top_up_id'], data['started_by'], data['state']];
  const [message, top_up_id, started_by, state] = texts.filter((text) => typeof text === 'string');
  if (typeof success !== 'boolean' || typeof is_label !== 'boolean') return null;
  if (message === undefined || top_up_id === undefined || started_by === undefined || state === undefined) return null;
  const label = typeof label_success_url === 'string' ? { label_success_url } : {};
  return { success, message, is_label, ...label, top_up_id, started_by, state };
}

/** An address of ours: a path, never another site. */
function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])/u.test(url);
}

/** /histories with what the server said, as spec 2 'Redirect rules' has it; `state` proves the message (trust 4.7). */
function historiesOf({ message, top_up_id, state }: PaymentEventData): string {
  return `/histories?${new URLSearchParams({ success: 'true', message, payment_id: top_up_id, state }).toString()}`;
}

/**
 * What the end of a payment does on this page (spec 4 'Payment completed'): only for who started it. A success leads to the
 * label that was being bought, else to /histories; not while something is being typed that the change of page would lose,
 * unless this very tab waits for the payment. A failure shows its message.
 */
export function endOf(data: PaymentEventData, place: Place): PaymentEnd {
  if (data.started_by !== place.user_id) return { kind: 'nothing' };
  const awaited = consumePendingPayment(data.top_up_id);
  const message = data.message.slice(0, LONGEST_MESSAGE);
  if (!awaited && SAYS_ITSELF.test(place.path)) return { kind: 'nothing' };
  // News that is faster than the dialog's own answer: a popup over it would take the focus from who types the next code.
  if (!data.success && isPaymentShown(data.top_up_id)) return { kind: 'nothing' };
  if (!data.success) return awaited || place.is_visible ? { kind: 'fail', message } : { kind: 'nothing' };
  const may_go = awaited || (place.is_visible && !place.has_dialog && !TYPING.test(place.path));
  if (!may_go) return place.is_visible ? { kind: 'tell', message } : { kind: 'nothing' };
  const label = data.is_label ? data.label_success_url : undefined;
  return { kind: 'go', to: label !== undefined && isOwnPath(label) ? label : historiesOf(data) };
}
