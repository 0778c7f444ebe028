import { BCP47_OF_LANGUAGE, formatMoney, rulesOf } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { fillText } from '../../../platform/texts.ts';
import { findCompany } from '../../identity/account/index.ts';
import { NOTIFICATION_TEXTS, notifyMembers } from '../../identity/notification-preference/index.ts';
import type { SettlementRow } from './cod.table.ts';

/** Writes the people of a company who want to hear of it that a courier handed over their cash. In the transaction that closes it. */
export async function notifyCodSettled(tx: Ctx, settlement: SettlementRow): Promise<void> {
  const company = await findCompany(tx, settlement.company_id);
  if (!company) return;
  const { time_zone } = rulesOf(company.country_code);
  const courier = tx.ports.couriers.profileOf(settlement.courier_alias)?.name ?? settlement.courier_alias;
  await notifyMembers(tx, settlement.company_id, 'cod_settled', ({ language }) => {
    const texts = NOTIFICATION_TEXTS[language];
    const date = new Intl.DateTimeFormat(BCP47_OF_LANGUAGE[language], { timeZone: time_zone, dateStyle: 'long' });
    const values = {
      amount: formatMoney(settlement.amount_minor, settlement.currency),
      courier,
      count: String(settlement.count),
      when: date.format((settlement.payable_at ?? settlement.settled_at) * 1000),
    };
    return {
      subject: fillText(texts.cod_subject, values),
      lines: [fillText(texts.cod_settled, values), { label: texts.cod_open, url: `${tx.env.public_url}/orders/cod` }],
    };
  });
}
