import { canCall } from '@sampan/api-client';
import type { TopUp } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { Banner, buttonClass } from '@sampan/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { forgetDraft } from '../wallet/top-up/top-up-draft.ts';
import { isReturn, withoutReturn } from './return-search.ts';

/** While a payment is open, the server is asked this often. */
const LOOK_EVERY_MS = 2_000;

/**
 * What became of the payment somebody comes back from (spec 2 'Redirect rules'). The address only hints at it: what is shown
 * is what the server knows of the payment, and a message only as the server signed it (trust 4.7).
 */
export function PaymentReturn() {
  const api = useApi();
  const queries = useQueryClient();
  const user = useUser();
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const { payment_id, message, state } = search;
  const may_ask = isReturn(search) && canCall('getPaymentReturn', user);
  const { data, isError } = useQuery({
    queryKey: queryKeys.paymentReturn({ payment_id, message, state }),
    queryFn: ({ signal }) =>
      api.getPaymentReturn(
        {
          query: {
            ...(payment_id === undefined ? {} : { payment_id: payment_id.slice(0, 64) }),
            ...(message === undefined ? {} : { message: message.slice(0, 2048) }),
            ...(state === undefined ? {} : { state: state.slice(0, 2048) }),
          },
        },
        { signal },
      ),
    enabled: may_ask,
    refetchInterval: ({ state: kept }) => (isOpen(kept.data?.top_up) ? LOOK_EVERY_MS : false),
  });
  const status = data?.top_up?.status;
  useEffect(() => {
    if (status !== 'succeeded') return;
    forgetDraft(user.id);
    void queries.invalidateQueries({ queryKey: queryKeys.balance });
    void queries.invalidateQueries({ queryKey: queryKeys.me });
  }, [status, queries, user.id]);
  if (!isReturn(search)) return null;
  if (may_ask && data === undefined && !isError) return null;
  const close = () => void navigate({ to: '.', search: withoutReturn, replace: true });
  return (
    <Outcome
      top_up={data?.top_up ?? null}
      message={data?.message ?? null}
      has_left={search.success === 'false'}
      onClose={close}
    />
  );
}

function isOpen(top_up: TopUp | null | undefined): boolean {
  return top_up?.status === 'pending' || top_up?.status === 'requires_action';
}

interface OutcomeProps {
  top_up: TopUp | null;
  /** Signed by the server, plain text. */
  message: string | null;
  /** The payer came back by the address for leaving; a hint, which only picks the words for an open payment. */
  has_left: boolean;
  onClose: () => void;
}

function Outcome({ top_up, message, has_left, onClose }: OutcomeProps) {
  const { t } = useLocale();
  const leave = { onDismiss: onClose, dismissLabel: t('common.close') };
  if (top_up === null)
    return (
      <Banner tone="info" title={t('top_up.neutral_title')} {...leave}>
        {t('top_up.neutral')}
      </Banner>
    );
  const { currency, balance } = top_up;
  if (top_up.status === 'succeeded')
    return (
      <Banner tone="success" title={t('top_up.done_title')} {...leave}>
        {message ??
          t('top_up.done', {
            amount: moneyText(top_up.amount + top_up.bonus_reward, currency),
            balance: moneyText(balance, currency),
          })}
      </Banner>
    );
  if (top_up.status === 'failed')
    return (
      <Banner tone="danger" title={t('top_up.failed_title')} {...leave}>
        {message ?? t(`top_up.declined_${top_up.decline_reason ?? 'card_declined'}`)}
      </Banner>
    );
  return (
    <Banner
      tone="info"
      title={t(has_left ? 'top_up.left_title' : 'top_up.waiting_title')}
      {...leave}
      {...(top_up.checkout_url === null
        ? {}
        : {
            action: (
              <a className={buttonClass({ size: 'sm' })} href={top_up.checkout_url}>
                {t('top_up.go_on')}
              </a>
            ),
          })}
    >
      {t(has_left ? 'top_up.left' : 'top_up.pending')}
    </Banner>
  );
}
