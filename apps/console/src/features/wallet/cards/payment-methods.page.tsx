import { canCall } from '@sampan/api-client';
import type { PaymentMethod } from '@sampan/contract';
import { brandName } from '@sampan/country-rules';
import {
  Banner,
  Button,
  Dialog,
  EmptyState,
  Icon,
  IconButton,
  iconCard,
  iconPlus,
  iconTrash,
  SkeletonRows,
  Tag,
} from '@sampan/ui';
import { useState } from 'react';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { showToast } from '../../../shared/toast/toast.store.ts';
import { AddCardForm } from './add-card-form.tsx';
import { expiresSoon, expiryText } from './card-text.ts';
import { RemoveCardDialog } from './remove-card-dialog.tsx';
import { useCards, useMakeDefault } from './use-cards.ts';
import './payment-methods.css';

/** /settings/payment-methods: the company's cards, one of them the default (spec section 4). */
export function PaymentMethodsPage() {
  const locale = useLocale();
  const { t } = locale;
  const user = useUser();
  const cards = useCards();
  const makeDefault = useMakeDefault();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<{ id: string; name: string } | null>(null);
  const may_change = canCall('createPaymentMethod', user);
  usePageTitle(t('payment.title'));
  const add = may_change ? (
    <Button icon={iconPlus} onClick={() => setAdding(true)}>
      {t('payment.add')}
    </Button>
  ) : undefined;
  return (
    <>
      <div className="c-cards__head">
        <h1>{t('payment.title')}</h1>
        {cards.data === undefined || cards.data.length === 0 ? null : add}
      </div>
      <p className="s-muted">{t('payment.lead')}</p>
      {makeDefault.isError ? <Banner tone="danger">{locale.errorText(makeDefault.error)}</Banner> : null}
      {cards.isError ? (
        <LoadError title={t('payment.list_failed')} query={cards} />
      ) : cards.data === undefined ? (
        <SkeletonRows rows={2} rowHeight={72} label={t('common.loading')} />
      ) : cards.data.length === 0 ? (
        <div className="c-card">
          <EmptyState kind="no-records" icon={iconCard} title={t('payment.empty')} action={add}>
            {t('payment.empty_text')}
          </EmptyState>
        </div>
      ) : (
        <ul className="c-cards" aria-label={t('payment.title')}>
          {cards.data.map((card) => (
            <CardRow
              key={card.id}
              card={card}
              may_change={may_change}
              is_busy={makeDefault.isPending && makeDefault.variables === card.id}
              onDefault={() => makeDefault.mutate(card.id, { onSuccess: () => showToast(t('payment.updated')) })}
              onRemove={(name) => setRemoving({ id: card.id, name })}
            />
          ))}
        </ul>
      )}
      <Dialog
        open={adding}
        onClose={() => setAdding(false)}
        title={t('payment.add')}
        closeLabel={t('common.close')}
        size="sm"
        mobile="full"
      >
        <AddCardForm
          has_others={(cards.data ?? []).length > 0}
          onSaved={() => {
            showToast(t('payment.updated'));
            setAdding(false);
          }}
        />
      </Dialog>
      <RemoveCardDialog target={removing} onClose={() => setRemoving(null)} />
    </>
  );
}

interface CardRowProps {
  card: PaymentMethod;
  may_change: boolean;
  is_busy: boolean;
  onDefault: () => void;
  onRemove: (name: string) => void;
}

/** Brand, last four digits, expiry, and which one is charged (look.md 2 'Payment method'). */
function CardRow({ card, may_change, is_busy, onDefault, onRemove }: CardRowProps) {
  const { t } = useLocale();
  const name = t('payment.ending', { brand: brandName(card.brand), last4: card.last4 });
  const date = expiryText(card.exp_month, card.exp_year);
  const is_ending = expiresSoon(card, new Date());
  return (
    <li className="c-card c-cards__row">
      <Icon shape={iconCard} size={24} />
      <div className="c-cards__text">
        <strong>{name}</strong>
        <span className={card.is_expired || is_ending ? 'c-cards__expired' : 's-muted'}>
          {t(card.is_expired ? 'payment.expired' : is_ending ? 'payment.expires_soon' : 'payment.expires', { date })}
        </span>
        <span className="s-muted">{card.holder_name}</span>
      </div>
      <div className="c-cards__end">
        {card.is_test ? <Tag tone="warning">{t('payment.test_card')}</Tag> : null}
        {card.is_default ? <Tag tone="success">{t('payment.default')}</Tag> : null}
        {may_change && !card.is_default ? (
          <Button size="sm" busy={is_busy} onClick={onDefault}>
            {t('payment.make_default')}
            <span className="s-visually-hidden"> ({name})</span>
          </Button>
        ) : null}
        {may_change ? (
          <IconButton icon={iconTrash} label={t('payment.remove_of', { card: name })} onClick={() => onRemove(name)} />
        ) : null}
      </div>
    </li>
  );
}
