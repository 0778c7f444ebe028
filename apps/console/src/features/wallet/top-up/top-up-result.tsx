import type { TopUp } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { Banner, Button } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { BankFrame } from './bank-frame.tsx';

export interface TopUpResultProps {
  top_up: TopUp;
  /** What the first answer brought along for the bank's page; later answers do not. */
  next_action: TopUp['next_action'];
  onAgain: () => void;
  onClose: () => void;
}

/** How a top-up ended, or that it has not yet: then it may be closed, the money comes by itself (look.md 4). */
export function TopUpResult({ top_up, next_action, onAgain, onClose }: TopUpResultProps) {
  const { t } = useLocale();
  const { status, currency } = top_up;
  const gained = moneyText(top_up.amount + top_up.bonus_reward, currency);
  return (
    <div className="c-stack" role="status">
      {status === 'succeeded' ? (
        <Banner tone="success" title={t('top_up.done_title')}>
          {t('top_up.done', { amount: gained, balance: moneyText(top_up.balance, currency) })}
        </Banner>
      ) : status === 'failed' ? (
        <Banner tone="danger" title={t('top_up.failed_title')}>
          {t(`top_up.declined_${top_up.decline_reason ?? 'card_declined'}`)}
        </Banner>
      ) : (
        <Banner tone="info" title={t('top_up.pending_title')}>
          {t('top_up.pending')}
        </Banner>
      )}
      {status === 'requires_action' && next_action !== null ? (
        <BankFrame top_up_id={top_up.id} action={next_action} />
      ) : null}
      <div className="c-row c-top-up__end">
        {status === 'succeeded' || status === 'failed' ? (
          <Button onClick={onAgain}>{t(status === 'failed' ? 'common.try_again' : 'top_up.again')}</Button>
        ) : null}
        <Button variant="primary" onClick={onClose}>
          {t('top_up.close')}
        </Button>
      </div>
    </div>
  );
}
