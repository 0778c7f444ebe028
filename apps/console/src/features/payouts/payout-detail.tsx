import { canCall } from '@sampan/api-client';
import type { Payout } from '@sampan/contract';
import { moneyText, toMajor, toMinor } from '@sampan/country-rules';
import { Banner, Button, Drawer, iconDownload, SkeletonRows, Tag } from '@sampan/ui';
import { useState } from 'react';
import { useApi } from '../../shared/api/services.tsx';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';
import { accountText, toneOf } from './payout-labels.ts';
import { useCancelPayout, useOpenFile, usePayout, usePayoutBalance } from './use-payouts.ts';

/** One payout beside the list: how it stands, what happened, its advice, and the way to take it back. */
export function PayoutDetail({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const user = useUser();
  const found = usePayout(id);
  const file = useOpenFile(() => api.downloadPayoutAdvice({ params: { id: id ?? '' } }));
  const cancel = useCancelPayout();
  const [cancelling, setCancelling] = useState(false);
  const owed = usePayoutBalance().data?.owed ?? 0;
  const payout = found.data;
  const is_cancellable = payout?.is_cancellable === true && canCall('cancelPayout', user);
  return (
    <Drawer
      open={id !== undefined}
      onClose={onClose}
      title={payout?.number ?? t('payout.title')}
      closeLabel={t('common.close')}
      footer={
        payout === undefined ? undefined : (
          <>
            {is_cancellable ? <Button onClick={() => setCancelling(true)}>{t('payout.cancel')}</Button> : null}
            <Button icon={iconDownload} busy={file.isPending} onClick={() => file.mutate()}>
              {t('payout.advice')}
            </Button>
          </>
        )
      }
    >
      {found.isError ? (
        <LoadError title={t('payout.load_failed')} query={found} />
      ) : payout === undefined ? (
        <SkeletonRows rows={4} rowHeight={40} label={t('common.loading')} />
      ) : (
        <div className="c-stack">
          {file.isError ? <Banner tone="danger">{locale.errorText(file.error)}</Banner> : null}
          <PayoutFacts payout={payout} />
        </div>
      )}
      <ConfirmDialog
        open={cancelling}
        title={t('payout.cancel')}
        action={t('payout.cancel')}
        keep={t('payout.cancel_keep')}
        call={cancel}
        onClose={() => setCancelling(false)}
        onConfirm={() =>
          cancel.mutate(id ?? '', {
            onSuccess: () => {
              showToast(t('payout.cancelled'));
              setCancelling(false);
            },
          })
        }
      >
        <p>{t('payout.cancel_text', { amount: payout ? moneyText(payout.amount, payout.currency) : '' })}</p>
        {payout && owed > 0 ? <p>{t('payout.owed_first', { owed: moneyText(owed, payout.currency) })}</p> : null}
      </ConfirmDialog>
    </Drawer>
  );
}

/** Where the money of a payout is that did not happen: back, or in what the company owed. */
function moneyWhere(t: ReturnType<typeof useLocale>['t'], { amount, currency, set_off }: Payout): string {
  if (set_off === 0) return t('payout.money_back');
  const rest_minor = toMinor(amount, currency) - toMinor(set_off, currency);
  const taken = t('payout.set_off', { amount: moneyText(set_off, currency) });
  if (rest_minor === 0) return taken;
  return `${taken} ${t('payout.set_off_rest', { amount: moneyText(toMajor(rest_minor, currency), currency) })}`;
}

function PayoutFacts({ payout }: { payout: Payout }) {
  const locale = useLocale();
  const { t } = locale;
  const is_back = ['failed', 'refused', 'returned'].includes(payout.status);
  const waits = payout.ended_at === null && payout.status !== 'sent' && payout.not_before * 1000 > Date.now();
  return (
    <>
      <p className="c-payouts__amount s-num">{moneyText(payout.amount, payout.currency)}</p>
      <p>
        <Tag tone={toneOf(payout.status)}>{t(`payout.status_${payout.status}`)}</Tag>
      </p>
      {is_back ? (
        <Banner tone="danger" title={payout.failure === null ? payout.reason : t(`payout.failure_${payout.failure}`)}>
          {payout.failure !== null && payout.reason !== '' ? <p>{payout.reason}</p> : null}
          <p>{moneyWhere(t, payout)}</p>
        </Banner>
      ) : null}
      {payout.status === 'cancelled' ? <Banner tone="info">{moneyWhere(t, payout)}</Banner> : null}
      {waits ? (
        <Banner tone="info">{t('payout.leaves', { time: locale.formatMoment(payout.not_before) })}</Banner>
      ) : null}
      <dl className="c-payouts__facts">
        <div>
          <dt>{t('payout.to')}</dt>
          <dd>
            <span className="s-num">{accountText(payout.account)}</span>
            <br />
            {payout.account.holder_name}
          </dd>
        </div>
        {payout.bank_reference === '' ? null : (
          <div>
            <dt>{t('payout.bank_reference')}</dt>
            <dd className="s-num">{payout.bank_reference}</dd>
          </div>
        )}
        {payout.comment === '' ? null : (
          <div>
            <dt>{t('label.comment')}</dt>
            <dd>{payout.comment}</dd>
          </div>
        )}
      </dl>
      <h3>{t('payout.timeline')}</h3>
      <ol className="c-payouts__timeline">
        {payout.timeline.map((step) => (
          <li key={`${step.status}-${step.at}`}>
            <strong>{t(`payout.status_${step.status}`)}</strong>
            <span className="s-muted s-num">{locale.formatMoment(step.at)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
