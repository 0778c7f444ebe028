import type { PayoutReview } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { Button, TableFrame, Tag } from '@sampan/ui';
import { useState, type ReactNode } from 'react';
import { asListed } from '../../../shared/list/as-listed.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { accountText, toneOf } from '../../payouts/payout-labels.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { nameOf } from './decision-name.ts';
import type { Decision } from './use-payout-review.ts';

export interface PayoutReviewTableProps {
  payouts: readonly PayoutReview[];
  busy: boolean;
  /** A bank is told by hand: what it did is marked here. */
  by_file: boolean;
  footer: ReactNode;
}

/** What can be done with a payout where it stands. */
function choicesOf({ status }: PayoutReview, by_file: boolean): Decision['what'][] {
  if (status === 'needs_approval') return ['approve', 'refuse'];
  if (status === 'requested') return ['refuse'];
  if (status === 'paid') return ['return'];
  if (status === 'approved') return by_file ? ['sent', 'refuse'] : ['refuse'];
  return status === 'sent' && by_file ? ['paid', 'failed'] : [];
}

/** The queue: whose money, how much, where to, since when, and what to do about it. */
export function PayoutReviewTable({ payouts, busy, by_file, footer }: PayoutReviewTableProps) {
  const { t } = useLocale();
  const [opened, setOpened] = useState<{ payout: PayoutReview; what: Decision['what'] } | null>(null);
  const payout = asListed(payouts, opened?.payout ?? null);
  return (
    <>
      <TableFrame label={t('payout.desk_queue')} busy={busy} footer={footer}>
        <thead>
          <tr>
            <th scope="col">{t('payout.desk_company')}</th>
            <th scope="col" className="s-table__end">
              {t('payout.amount')}
            </th>
            <th scope="col">{t('payout.to')}</th>
            <th scope="col">{t('payout.desk_age')}</th>
            <th scope="col">{t('payout.desk_decide')}</th>
          </tr>
        </thead>
        <tbody>
          {payouts.map((each) => (
            <DeskRow
              key={each.id}
              payout={each}
              by_file={by_file}
              onDecide={(what) => setOpened({ payout: each, what })}
            />
          ))}
        </tbody>
      </TableFrame>
      <DecisionDialog
        deciding={opened === null || payout === null ? null : { payout, what: opened.what }}
        onClose={() => setOpened(null)}
      />
    </>
  );
}

interface DeskRowProps {
  payout: PayoutReview;
  by_file: boolean;
  onDecide: (what: Decision['what']) => void;
}

function DeskRow({ payout, by_file, onDecide }: DeskRowProps) {
  const locale = useLocale();
  const { t } = locale;
  const choices = choicesOf(payout, by_file);
  const is_open = payout.ended_at === null && payout.status !== 'sent';
  return (
    <tr>
      <td data-lead="">
        <strong className="c-payouts__holder">{payout.company.name}</strong>
        <span className="s-muted s-num c-payouts__line">
          {payout.number} · {payout.company.country_code}
        </span>
        <span className="s-muted c-payouts__line">{t('payout.desk_by', { name: payout.requested_by })}</span>
        {is_open && payout.owed > 0 ? (
          <Tag tone="warning">{t('payout.desk_owes', { amount: moneyText(payout.owed, payout.currency) })}</Tag>
        ) : null}
      </td>
      <td data-label={t('payout.amount')} className="s-table__end s-num">
        <strong>{moneyText(payout.amount, payout.currency)}</strong>
      </td>
      <td data-label={t('payout.to')}>
        <span className="c-payouts__where">
          <span className="s-num">{accountText(payout.account)}</span>
          <span className="s-muted">{payout.account.holder_name}</span>
        </span>
        {is_open && payout.not_before * 1000 > Date.now() ? (
          <Tag tone="warning">{t('payout.desk_cooling', { time: locale.formatMoment(payout.not_before) })}</Tag>
        ) : null}
      </td>
      <td data-label={t('payout.desk_age')} className="s-num">
        {locale.formatMoment(payout.created_at)}
      </td>
      <td data-label={t('payout.desk_decide')}>
        {choices.length === 0 ? (
          <Tag tone={toneOf(payout.status)}>{t(`payout.status_${payout.status}`)}</Tag>
        ) : payout.may_decide ? (
          <span className="c-row">
            {choices.map((what) => (
              <Button
                key={what}
                size="sm"
                aria-label={`${nameOf(t, what)} ${payout.number}`}
                onClick={() => onDecide(what)}
              >
                {nameOf(t, what)}
              </Button>
            ))}
          </span>
        ) : (
          <span className="s-muted">{t('payout.desk_four_eyes')}</span>
        )}
      </td>
    </tr>
  );
}
