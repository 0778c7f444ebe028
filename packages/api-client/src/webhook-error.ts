/** Why a request is not taken for one of Sampan's. */
export type WebhookProblem =
  | 'headers_missing'
  | 'timestamp_invalid'
  | 'timestamp_too_old'
  | 'timestamp_in_future'
  | 'signature_wrong'
  | 'secret_invalid'
  | 'payload_invalid';

const SENTENCES: Record<WebhookProblem, string> = {
  headers_missing: 'The request lacks webhook-id, webhook-timestamp or webhook-signature.',
  timestamp_invalid: 'webhook-timestamp is not a number of seconds.',
  timestamp_too_old: 'The request was sent more than five minutes ago.',
  timestamp_in_future: 'The request comes from the future: is the clock of this machine right?',
  signature_wrong:
    'No signature is right. Verify the body as it came, before a framework parses it, with the secret of this endpoint.',
  secret_invalid: 'The secret must be the whole text that begins with whsec_.',
  payload_invalid: 'The body is not JSON.',
};

/** A request that is not from Sampan, was changed on its way, or comes too late. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  readonly code: WebhookProblem;

  constructor(code: WebhookProblem) {
    super(SENTENCES[code]);
    this.code = code;
  }
}
