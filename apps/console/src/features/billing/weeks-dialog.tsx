import { Dialog, SkeletonRows } from '@sampan/ui';
import { useState } from 'react';
import { ListPagination } from '../../shared/list/list-pagination.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import type { TransactionSearch } from './transaction-search.ts';
import { WeeksTable } from './weeks-table.tsx';
import { useAllWeeks } from './use-transactions.ts';

export interface WeeksDialogProps {
  account: TransactionSearch['account'];
  onClose: () => void;
}

/** What came and left in each week since the first entry, and what was there at its end. */
export function WeeksDialog({ account, onClose }: WeeksDialogProps) {
  const { t } = useLocale();
  const [page, setPage] = useState(1);
  const weeks = useAllWeeks(account, page);
  const answer = weeks.data;
  return (
    <Dialog open onClose={onClose} title={t('transaction.weeks_title')} closeLabel={t('common.close')} mobile="full">
      {weeks.isError ? <LoadError title={t('state.error_title')} query={weeks} /> : null}
      {weeks.isPending ? <SkeletonRows rows={8} rowHeight={32} label={t('common.loading')} /> : null}
      {answer === undefined ? null : answer.records.length === 0 ? (
        <p>{t('transaction.weeks_empty')}</p>
      ) : (
        <div className="c-stack" aria-busy={weeks.isPlaceholderData}>
          <div className="c-weeks__scroll" role="region" aria-label={t('transaction.weeks_title')} tabIndex={0}>
            <WeeksTable
              weeks={answer.records}
              currency={answer.currency}
              runningName={t('transaction.weeks_running')}
            />
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
