import { mayTopUp } from './may-top-up.ts';
import type { TopUp } from '@sampan/contract';
import { Banner, Button, Dialog, SkeletonRows } from '@sampan/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { AddCardForm } from '../cards/add-card-form.tsx';
import { useCards } from '../cards/use-cards.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { TopUpForm } from './top-up-form.tsx';
import { TopUpResult } from './top-up-result.tsx';
import { useOpenTopUp } from './use-top-up.ts';
import { paymentOptions } from './payment-options.ts';
import './top-up.css';

/**
 * /home/top-up (spec section 2): over Home. Who has no payment method yet is asked to add one first (section 4); companies
 * that pay by invoice and staff have no top-up (section 6).
 */
export function TopUpDialog() {
  const { t } = useLocale();
  const user = useUser();
  const navigate = useNavigate();
  const cards = useCards();
  const [adding, setAdding] = useState(false);
  const [started, setStarted] = useState<TopUp | null>(null);
  const top_up = useOpenTopUp(started);
  const close = () => void navigate({ to: '/home' });
  const [asked, setAsked] = useState(false);
  const may_top_up = mayTopUp(user);
  const has_none = cards.data?.length === 0;
  // Until the cards are known it is open which of the two dialogs this is: it has no title to take back.
  const is_open_which = may_top_up && cards.isPending && !adding && top_up === null;
  // Where PayNow is, 'No' leads on to it: it needs no saved card (docs/decisions/0024).
  const { paynow } = paymentOptions(user, undefined);
  const sayNo = () => (paynow ? setAsked(true) : close());
  if (may_top_up && has_none && !adding && !asked && top_up === null)
    return (
      <Dialog
        open
        onClose={close}
        title={t('top_up.confirm_title')}
        closeLabel={t('common.close')}
        size="sm"
        role="alertdialog"
        footer={
          <>
            <Button onClick={sayNo}>{t('top_up.no')}</Button>
            <Button variant="primary" data-autofocus="" onClick={() => setAdding(true)}>
              {t('top_up.yes')}
            </Button>
          </>
        }
      >
        <p>{t('top_up.no_method')}</p>
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={close}
      title={is_open_which ? t('common.loading') : adding ? t('payment.add') : t('top_up.title')}
      titleHidden={is_open_which}
      closeLabel={t('common.close')}
      size="sm"
      mobile="full"
    >
      {!may_top_up ? (
        <Banner tone="info">{t('error.forbidden')}</Banner>
      ) : adding ? (
        <AddCardForm has_others={!has_none} onSaved={() => setAdding(false)} />
      ) : top_up !== null ? (
        <TopUpResult
          top_up={top_up}
          next_action={started?.next_action ?? null}
          onAgain={() => setStarted(null)}
          onClose={close}
        />
      ) : cards.isError ? (
        <LoadError title={t('payment.list_failed')} query={cards} />
      ) : cards.data === undefined ? (
        <SkeletonRows rows={4} rowHeight={56} label={t('common.loading')} />
      ) : (
        <TopUpForm cards={cards.data} onStarted={setStarted} onCancel={close} onAddCard={() => setAdding(true)} />
      )}
    </Dialog>
  );
}
