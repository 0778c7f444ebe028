export interface OutgoingMail {
  /** The same for every attempt at the same mail and unique among all mails: the base of its Message-ID. */
  id: string;
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string | null;
  /** Where one POST ends such mails (RFC 8058); null where they are sent always. */
  list_unsubscribe: string | null;
}

/** Sends emails. */
export interface Mailer {
  /**
   * Resolves when the mail was taken over by somebody who answers for it.
   *
   * @throws MessageNotSent when it was not, or when that is not known.
   */
  send(mail: OutgoingMail, options: { signal: AbortSignal }): Promise<void>;
}
