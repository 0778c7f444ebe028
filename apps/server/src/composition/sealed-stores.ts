import type { Ctx } from '../platform/context.ts';
import { walkSealed, type SealedReport } from '../platform/reseal.ts';
import { sealedSettings } from '../platform/setting/sealed-setting.ts';
import { sealedStoreTokens } from '../modules/commerce/channel/index.ts';
import { sealedTwoFactors } from '../modules/identity/sign-in/index.ts';
import { sealedPayoutAccounts } from '../modules/settlement/payout/index.ts';
import { sealedCourierAccounts } from '../modules/shipping/courier-account/index.ts';
import { sealedWebhookSecrets } from '../modules/integration/webhook/index.ts';

const STORES = [
  sealedPayoutAccounts,
  sealedWebhookSecrets,
  sealedStoreTokens,
  sealedCourierAccounts,
  sealedTwoFactors,
  sealedSettings,
];

/** Looks at everything that is sealed, and with `writes` seals it with the newest key. */
export async function walkAllSealed(ctx: Ctx, options: { writes: boolean }): Promise<SealedReport[]> {
  const reports: SealedReport[] = [];
  for (const store of STORES) reports.push(await walkSealed(ctx, store, options));
  return reports;
}

/** What cannot be opened, in a sentence for the operator; null when everything can. */
export function unreadableSentence(reports: readonly SealedReport[]): string | null {
  const closed = reports.filter(({ unreadable }) => unreadable > 0);
  if (closed.length === 0) return null;
  const what = closed.map(({ unreadable, name }) => `${unreadable} ${name}`).join(' and ');
  const ids = [...new Set(closed.flatMap(({ missing_keys }) => missing_keys.map((id) => id ?? 'secret')))];
  return `${what} cannot be opened: put the keys back that sealed them (${ids.join(', ')}) into SAMPAN_SEALING_KEYS, or the former SAMPAN_SECRET into SAMPAN_FORMER_SECRETS.`;
}

/** At the start: says in the log what the keys of this server do not open. */
export async function reportUnreadable(ctx: Ctx): Promise<void> {
  const sentence = unreadableSentence(await walkAllSealed(ctx, { writes: false }));
  if (sentence !== null) ctx.log.error(sentence);
}
