import type { SmsSender } from '../../ports/sms.ts';

/** The text messages of the demo: they stay in the outbox and are read at `/dev/outbox` (design 7). Nobody's phone rings. */
export function createLocalSms(): SmsSender {
  return { send: async () => {} };
}
