/** Calls back once when the browser is online again. Returns how to stop waiting. */
export function onOnline(again: () => void): () => void {
  addEventListener('online', again, { once: true });
  return () => removeEventListener('online', again);
}
