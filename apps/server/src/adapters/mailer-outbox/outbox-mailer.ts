import type { Mailer } from '../../ports/mailer.ts';

/** The mailer of the demo: the outbox row itself is the mailbox, read at `/dev/outbox` (design 7). Nothing leaves the machine. */
export function createOutboxMailer(): Mailer {
  return { send: async () => {} };
}
