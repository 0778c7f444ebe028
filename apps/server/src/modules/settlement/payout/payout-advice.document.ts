import { BCP47_OF_LANGUAGE, formatMoney, rulesOf, type Language } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { localTime } from '../../../platform/document/local-time.ts';
import type { DocumentModel } from '../../../platform/document/document.ts';
import { findCompany } from '../../identity/account/index.ts';
import type { PayoutWithAccount } from './payout.repo.ts';
import { ADVICE_TEXTS } from './payout-advice.messages.ts';
import { presentAccount } from './present-payout.ts';

/** The advice of a payout as a document: how much, to which account, and how it stands. */
export async function payoutAdviceDocument(
  ctx: Ctx,
  { payout, account }: PayoutWithAccount,
  language: Language,
): Promise<DocumentModel> {
  const texts = ADVICE_TEXTS[language];
  const company = await findCompany(ctx, payout.company_id);
  const { time_zone } = rulesOf(company?.country_code ?? 'SG');
  const money = formatMoney(payout.amount_minor, payout.currency);
  const shown = presentAccount(ctx, account);
  const time = (at: number) =>
    localTime(at, time_zone).replace(/^(\d{4})-(\d\d)-(\d\d) (\d\d:\d\d).*$/u, '$3.$2.$1 $4');
  const company_name = company?.name ?? '';
  return {
    language: BCP47_OF_LANGUAGE[language],
    title: texts.title,
    number: payout.number,
    issuer: { caption: texts.from, name: 'Sampan', lines: [] },
    recipient: {
      caption: texts.to,
      name: shown.holder_name,
      lines: [`${shown.bank_name} ${shown.masked_number}`, company_name],
    },
    facts: [
      { label: texts.requested, value: time(payout.created_at) },
      { label: texts.account, value: `${shown.bank_name} ${shown.masked_number}` },
      ...(payout.bank_reference === '' ? [] : [{ label: texts.reference, value: payout.bank_reference }]),
    ],
    stamp: texts.status[payout.status],
    tables: [
      {
        title: '',
        columns: [
          { header: texts.title, align: 'left', share: 6 },
          { header: texts.amount, align: 'right', share: 2 },
        ],
        rows: [{ cells: [texts.what.replace('{{company}}', company_name), money] }],
        empty: texts.nothing,
        totals: [{ label: texts.total, value: money, kind: 'total' }],
      },
      {
        title: '',
        columns: [
          { header: texts.step, align: 'left', share: 4 },
          { header: texts.at, align: 'right', share: 3 },
        ],
        rows: payout.timeline.map(({ status, at }) => ({ cells: [texts.status[status], time(at)] })),
        empty: texts.nothing,
        totals: [],
      },
    ],
    notes: [
      ...(payout.comment === '' ? [] : [`${texts.note}: ${payout.comment}`]),
      ...(payout.failure === 'owed' ? [texts.owed] : []),
      payout.reason,
    ].filter(Boolean),
    pageText: (page, pages) => texts.page.replace('{{page}}', String(page)).replace('{{pages}}', String(pages)),
    created_at: payout.created_at,
  };
}
