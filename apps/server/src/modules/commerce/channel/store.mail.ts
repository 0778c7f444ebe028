import { BCP47_OF_LANGUAGE, rulesOf } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { composeMail } from '../../../platform/messaging/index.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { fillText, textsOf } from '../../../platform/texts.ts';
import { findCompany, findOwners } from '../../identity/account/index.ts';
import { STORE_NAMES } from './store-names.ts';
import type { ChannelRow } from './channel.table.ts';

const TEXTS = textsOf('mail_store');

/** A store's permission ends soon: to every owner in their language, for only they can give it again. In the caller's transaction. */
export async function mailEndingStore(tx: Ctx, row: ChannelRow, ends_at: number): Promise<void> {
  const company = await findCompany(tx, row.company_id);
  if (company === null) return;
  const { time_zone } = rulesOf(company.country_code);
  for (const { email, language } of await findOwners(tx, row.company_id)) {
    if (email === null) continue;
    const day = new Intl.DateTimeFormat(BCP47_OF_LANGUAGE[language], { dateStyle: 'long', timeZone: time_zone });
    const values = { name: row.store_name, channel: STORE_NAMES[row.source], date: day.format(ends_at * 1000) };
    const say = (name: keyof (typeof TEXTS)['en']) => fillText(TEXTS[language][name], values);
    const payload = composeMail({
      to: email,
      subject: say('ending_subject'),
      lines: [say('ending'), say('ending_next'), { label: say('stores'), url: `${tx.env.public_url}/stores` }],
      language: BCP47_OF_LANGUAGE[language],
    });
    await writeOutbox(tx, { topic: 'mail', company_id: row.company_id, payload });
  }
}
