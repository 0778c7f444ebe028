import { BCP47_OF_LANGUAGE, DEFAULT_COUNTRY, formatMoney, rulesOf } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { fillText } from '../../../platform/texts.ts';
import { findCompany } from '../../identity/account/index.ts';
import { NOTIFICATION_TEXTS, notifyMembers } from '../../identity/notification-preference/index.ts';
import type { AdjustmentRow } from './adjustment.table.ts';

/** Writes the people of a company about an adjustment: a new one, one that waits for an answer, or a credit. */
export async function notifyAdjustment(
  tx: Ctx,
  row: AdjustmentRow,
  what: 'opened' | 'reminder' | 'credited',
): Promise<void> {
  const company = await findCompany(tx, row.company_id);
  const { time_zone } = rulesOf(company?.country_code ?? DEFAULT_COUNTRY);
  await notifyMembers(tx, row.company_id, 'adjustment', ({ language }) => {
    const texts = NOTIFICATION_TEXTS[language];
    const tag = BCP47_OF_LANGUAGE[language];
    const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: time_zone });
    const values = {
      number: row.order_number,
      amount: formatMoney(Math.abs(row.amount_minor), row.currency),
      declared: String(row.declared_weight_g / 1000),
      measured: String(row.measured_weight_g / 1000),
      day: row.respond_by === null ? '' : day.format(row.respond_by * 1000),
    };
    const say = (text: string) => fillText(text, values);
    const open = { label: texts.adjustment_open, url: `${tx.env.public_url}/histories/adjustments/${row.id}` };
    if (what === 'credited')
      return { subject: say(texts.adjustment_credit_subject), lines: [say(texts.adjustment_credit), open] };
    const subject = what === 'opened' ? texts.adjustment_subject : texts.adjustment_reminder_subject;
    return { subject: say(subject), lines: [say(texts.adjustment), say(texts.adjustment_by), open] };
  });
}
