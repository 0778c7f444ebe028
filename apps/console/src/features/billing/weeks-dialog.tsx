import { moneyText } from '@sampan/country-rules';
import { Dialog, SkeletonRows } from '@sampan/ui';
import { useState } from 'react';
import { ListPagination } from '../../shared/list/list-pagination.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import type { TransactionSearch } from './transaction-search.ts';
import { useAllWeeks } from './use-transactions.ts';

export interface WeeksDialogProps {
  account: TransactionSearch['account'];
  onClose: () => void;
}

/** What came and left in each week since the first entry, and what was there at its end. */
export function WeeksDialog({ account, onClose }: WeeksDialogProps) {
  const { t, formatWireDate } = useLocale();
  const [page, setPage] = useState(1);
  const weeks = useAllWeeks(account, page);
  const answer = weeks.data;
  const money = (amount: number) => (answer === undefined ? '' : moneyText(amount, answer.currency));
  return (
    <Dialog open onClose={onClose} title={t('transaction.weeks_title')} closeLabel={t('common.close')} mobile="full">
      {weeks.isError ? <LoadError title={t('state.error_title')} query={weeks} /> : null}
      {weeks.isPending ? <SkeletonRows rows={8} rowHeight={32} label={t('common.loading')} /> : null}
      {answer === undefined ? null : answer.records.length === 0 ? (
        <p>{t('transaction.weeks_empty')}</p>
      ) : (
        <div className="c-stack" aria-busy={weeks.isPlaceholderData}>
          <div className="c-weeks__scroll" role="region" aria-label={t('transaction.weeks_title')} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('transaction.week')}</th>
                  <th scope="col">{t('transaction.amount_in')}</th>
                  <th scope="col">{t('transaction.amount_out')}</th>
                  <th scope="col">{t('statement.closing')}</th>
                </tr>
              </thead>
              <tbody className="s-num">
                {answer.records.map(({ week, from, is_finished, amount_in, amount_out, closing_balance }) => (
                  <tr key={week}>
                    <th scope="row">{is_finished ? formatWireDate(from) : t('transaction.weeks_running')}</th>
                    <td>{money(amount_in)}</td>
                    <td>{money(amount_out)}</td>
                    <td>{money(closing_balance)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <ListPagination
            label={t('transaction.weeks_title')}
            page={String(page)}
            answer={answer}
            onPage={(next) => setPage(Number(next))}
          />
        </div>
      )}
    </Dialog>
  );
}
