export interface OutgoingSms {
  /** In E.164 form: `+6591234567`. */
  to: string;
  text: string;
}

/** Sends text messages. */
export interface SmsSender {
  /**
   * Resolves when the provider took the message.
   *
   * @throws MessageNotSent when it did not, or when that is not known.
   */
  send(sms: OutgoingSms, options: { signal: AbortSignal }): Promise<void>;
}
