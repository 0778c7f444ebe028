import { errorFromAnswer, errorWithoutAnswer } from './api-error.ts';

export interface SendFileOptions {
  /** Origin of the server, '' for the page's own. */
  base_url: string;
  signal?: AbortSignal | undefined;
  fetch?: typeof globalThis.fetch;
}

/**
 * Posts a file to an address that the server gave for it, as multipart with an empty Authorization header (spec 7 Orders):
 * the address itself says whose file it is. Rejects with an `ApiError` as any call does, or with the signal's reason.
 *
 * @throws TypeError for an address of another host: a file goes to the server alone
 */
export async function sendFile(url: string, file: Blob, file_name: string, options: SendFileOptions): Promise<void> {
  const base = new URL(options.base_url, globalThis.location?.href);
  const target = new URL(url, base);
  if (target.origin !== base.origin)
    throw new TypeError(`files are sent to ${base.origin} alone, not to ${target.origin}`);
  const body = new FormData();
  body.append('file', file, file_name);
  const { signal } = options;
  const send = options.fetch ?? globalThis.fetch;
  const init = { method: 'POST', headers: { Authorization: '' }, body, ...(signal ? { signal } : {}) };
  const response = await send(target, init).catch((cause: unknown) => {
    if (signal?.aborted) throw signal.reason;
    throw errorWithoutAnswer(globalThis.navigator?.onLine === false ? 'offline' : 'network', null, cause);
  });
  if (response.ok) return;
  const answer: unknown = await response.json().catch(() => null);
  throw errorFromAnswer({ status: response.status, body: answer, headers: response.headers, idempotency_key: null });
}
