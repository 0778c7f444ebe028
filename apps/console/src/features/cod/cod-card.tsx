import { canCall } from '@sampan/api-client';
import type { Order, OrderCod } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { Banner, Button, SkeletonRows, Tag, Timeline } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { codRateText } from './cod-rate-text.ts';
import { STATE_LABELS, STEP_LABELS, toneOf } from './cod-state-labels.ts';
import { ShortfallDialog } from './shortfall-dialog.tsx';

/** The cash of a COD parcel in its drawer: what is collected, who bears the fee, how far it has come, and what is missing. */
export function CodCard({ order }: { order: Order }) {
  const { t } = useLocale();
  const api = useApi();
  const cod = useQuery({
    queryKey: queryKeys.orderCod(order.id),
    queryFn: ({ signal }) => api.getOrderCod({ params: { id: order.id } }, { signal }),
  });
  return (
    <section className="c-sheet__part" aria-labelledby="cod-part">
      <h3 id="cod-part">{t('create.cod')}</h3>
      {cod.isError ? (
        <LoadError title={t('cod.error')} query={cod} />
      ) : cod.data === undefined ? (
        <SkeletonRows rows={3} rowHeight={24} label={t('common.loading')} />
      ) : (
        <CodFacts cod={cod.data} number={order.number} />
      )}
    </section>
  );
}

function CodFacts({ cod, number }: { cod: OrderCod; number: string }) {
  const locale = useLocale();
  const { t } = locale;
  const user = useUser();
  const [reporting, setReporting] = useState(false);
  const money = (amount: number) => moneyText(amount, cod.currency);
  const fee =
    cod.cod_type === 'fee_by_sender'
      ? t('cod.fee_by_sender', { amount: money(cod.fee) })
      : t('cod.fee_by_recipient', { amount: money(cod.fee), tax: money(cod.fee_tax) });
  const rate = codRateText(cod, locale);
  const facts: [string, ReactNode][] = [
    [t('cod.due'), <strong key="due">{money(cod.amount)}</strong>],
    [t('cod.to_collect'), money(cod.to_collect)],
    [t('cod.fee'), rate === '' ? fee : `${fee} (${rate})`],
  ];
  return (
    <>
      {cod.state === null ? null : (
        <div className="c-row">
          <Tag tone={toneOf(cod.state)}>{t(STATE_LABELS[cod.state])}</Tag>
          {cod.state === 'settled' && cod.payable_at !== null ? (
            <span className="s-dim s-num">{t('cod.payable_from', { when: locale.formatMoment(cod.payable_at) })}</span>
          ) : null}
        </div>
      )}
      {cod.recipient_record === null ? null : (
        <Banner
          tone="warning"
          title={t('cod.returned_before', {
            count: cod.recipient_record.parcels,
            returned: cod.recipient_record.returned,
          })}
        >
          {cod.state === null ? t('cod.returned_before_advice') : null}
        </Banner>
      )}
      {cod.state === 'short' && cod.remitted !== null ? (
        <Banner tone="warning">
          {t('cod.short_text', { remitted: money(cod.remitted), expected: money(cod.to_collect) })}
        </Banner>
      ) : null}
      {cod.state === 'disputed' && cod.dispute !== null ? (
        <Banner tone="warning">
          {t('cod.disputed_text', { when: locale.formatDate(cod.dispute.at), note: cod.dispute.note })}
        </Banner>
      ) : null}
      <dl className="c-sheet__facts s-num">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {cod.includes_shipping_fee ? <p className="s-dim">{t('create.cod_includes_shipping')}</p> : null}
      {cod.steps.length === 0 ? null : (
        <Timeline
          label={t('create.cod')}
          emptyLabel=""
          entries={cod.steps.toReversed().map(({ step, at }, index) => ({
            id: `${step}-${index}`,
            status: '',
            title: t(STEP_LABELS[step]),
            date: locale.formatDate(at),
            time: locale.formatTime(at),
            iso: new Date(at * 1000).toISOString(),
            ...(step === 'settled' && cod.remittance_reference !== null ? { place: cod.remittance_reference } : {}),
          }))}
        />
      )}
      {cod.may_report_shortfall && canCall('reportCodShortfall', user) ? (
        <Button size="sm" onClick={() => setReporting(true)}>
          {t('cod.report')}
        </Button>
      ) : null}
      <ShortfallDialog cod={reporting ? cod : null} number={number} onClose={() => setReporting(false)} />
    </>
  );
}
