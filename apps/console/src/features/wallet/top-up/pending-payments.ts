const NAME = 'sampan.awaited_payments';
/** Nobody waits for more. */
const MOST = 20;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(globalThis.sessionStorage.getItem(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function write(ids: readonly string[]): void {
  try {
    globalThis.sessionStorage.setItem(NAME, JSON.stringify(ids.slice(-MOST)));
  } catch {
    // Without it the end of a payment is told as news, not as what this tab waits for.
  }
}

/** This tab waits for a payment to end. */
export function addPendingPayment(id: string): void {
  write([...read().filter((known) => known !== id), id]);
}

/** This tab waits for it no more: what became of it was said where it was waited for. */
export function removePendingPayment(id: string): void {
  write(read().filter((known) => known !== id));
}

let shown: string | null = null;

/** A dialog shows this payment until it ends, and says itself how it did; call what comes back when it no longer does. */
export function showPayment(id: string): () => void {
  shown = id;
  return () => {
    if (shown === id) shown = null;
  };
}

/** Whether a dialog of this page shows the payment. */
export function isPaymentShown(id: string): boolean {
  return shown === id;
}

/** Whether this tab waited for it; it does so no more. */
export function consumePendingPayment(id: string): boolean {
  const is_awaited = read().includes(id);
  if (is_awaited) removePendingPayment(id);
  return is_awaited;
}
