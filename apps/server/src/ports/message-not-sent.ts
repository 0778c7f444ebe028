/** An email or text message was not taken by who should carry it. Its text names nobody: it may be logged. */
export class MessageNotSent extends Error {
  override readonly name = 'MessageNotSent';
  /** Short and without personal data, such as `smtp_550` or `timeout`; kept with the row. */
  readonly code: string;
  /** True when no later attempt can succeed: the address does not exist, the recipient unsubscribed. */
  readonly is_final: boolean;

  constructor(code: string, options: { is_final: boolean }) {
    super(`A message was not sent: ${code}`);
    this.code = code;
    this.is_final = options.is_final;
  }
}
