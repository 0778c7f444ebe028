import type { Remittance } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { Banner, Button, iconX, IconButton, ProgressBar, SkeletonRows, Tag } from '@sampan/ui';
import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { ProblemTable } from './problem-table.tsx';

export interface RemittanceReportProps {
  query: UseQueryResult<Remittance>;
  onClose: () => void;
}

/** What a file says and what would be settled; then how far that is. */
export function RemittanceReport({ query, onClose }: RemittanceReportProps) {
  const { t } = useLocale();
  return (
    <section className="c-card c-stack" aria-label={query.data?.file_name ?? t('remit.upload_title')}>
      {query.isError ? (
        <LoadError title={t('state.error_title')} query={query} />
      ) : query.data === undefined ? (
        <SkeletonRows rows={3} rowHeight={48} label={t('common.loading')} />
      ) : (
        <Report remittance={query.data} onClose={onClose} />
      )}
    </section>
  );
}

function Report({ remittance, onClose }: { remittance: Remittance; onClose: () => void }) {
  const locale = useLocale();
  const { t, formatNumber } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const { id, rows, reasons, totals, state } = remittance;
  const settle = useMutation({
    mutationFn: () => api.settleRemittance({ params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.remittances }),
  });
  return (
    <>
      <div className="c-row">
        <h2 className="c-remit__cell">{`${remittance.courier_name}: ${remittance.file_name}`}</h2>
        <Tag tone={state === 'done' ? 'success' : 'info'}>{t(`remit.state_${state}`)}</Tag>
        <IconButton icon={iconX} size="sm" label={t('common.close')} onClick={onClose} />
      </div>
      {remittance.is_repeat ? <Banner tone="info">{t('remit.repeat')}</Banner> : null}
      {settle.error === null ? null : <Banner tone="danger">{locale.errorText(settle.error)}</Banner>}
      <dl className="c-remit__figures s-num">
        {(['total', 'good', 'bad', 'settled'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`remit.rows_${name}`)}</dt>
            <dd>{formatNumber(rows[name])}</dd>
          </div>
        ))}
      </dl>
      {totals.map((total) => (
        <dl key={total.currency} className="c-remit__figures s-num">
          <div>
            <dt>{t('remit.collected')}</dt>
            <dd>{moneyText(total.collected, total.currency)}</dd>
          </div>
          <div>
            <dt>{t('remit.fee')}</dt>
            <dd>{moneyText(total.fee, total.currency)}</dd>
          </div>
          <div>
            <dt>{t('remit.remitted')}</dt>
            <dd>{moneyText(total.remitted, total.currency)}</dd>
          </div>
          <div>
            <dt>{t('remit.rows_settled')}</dt>
            <dd>{moneyText(total.settled, total.currency)}</dd>
          </div>
        </dl>
      ))}
      {state === 'settling' ? (
        <ProgressBar
          label={t('remit.settling')}
          aside={`${formatNumber(rows.settled)} / ${formatNumber(rows.settled + rows.good)}`}
          value={rows.settled}
          max={rows.settled + rows.good}
        />
      ) : null}
      {state === 'checked' && rows.good > 0 ? (
        <div>
          <Button variant="primary" busy={settle.isPending} onClick={() => settle.mutate()}>
            {t('remit.settle', { rows: formatNumber(rows.good) })}
          </Button>
        </div>
      ) : null}
      {reasons.length === 0 ? null : (
        <>
          <h3>{t('remit.problems')}</h3>
          <ul className="c-remit__reasons s-num">
            {reasons.map(({ reason, count }) => (
              <li key={reason}>{`${t(`remit.reason_${reason}`)}: ${formatNumber(count)}`}</li>
            ))}
          </ul>
          <ProblemTable id={id} settled={rows.settled} />
        </>
      )}
    </>
  );
}
