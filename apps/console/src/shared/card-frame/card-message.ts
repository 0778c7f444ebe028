/** What the page asks of the frame with the provider's card field. */
export type ToFrame =
  | { kind: 'show'; publishable_key: string; locale: string; colour: string; dim_colour: string; font: string }
  | { kind: 'save'; client_secret: string; name: string }
  | { kind: 'pay'; client_secret: string; name: string; email: string }
  | { kind: 'confirm'; publishable_key: string; client_secret: string };

/** What the frame tells the page. A failure's text is the provider's own, in the language it was asked for. */
export type FromFrame =
  | { kind: 'waiting' }
  | { kind: 'ready' }
  | { kind: 'changed'; complete: boolean; error: string | null }
  /** The bank's question stands over the field, which is too small for it; or it is gone again. */
  | { kind: 'asking'; is_asking: boolean }
  | { kind: 'saved'; payment_method_id: string }
  | { kind: 'paid' }
  | { kind: 'incomplete' }
  | { kind: 'confirmed' }
  | { kind: 'failed'; message: string }
  | { kind: 'unavailable' };

/** A message of the other side, which is our own page; anything else that a window is sent is not for us. */
export function messageOf<T extends { kind: string }>(event: MessageEvent, from: Window | null): T | null {
  if (event.origin !== window.location.origin || event.source !== from) return null;
  const data: unknown = event.data;
  return typeof data === 'object' && data !== null && 'kind' in data ? (data as T) : null;
}
