import type { StoreOrder } from '@sampan/contract';
import { Banner, Button, NumberField } from '@sampan/ui';
import { useState, type FormEvent } from 'react';
import { errorTextWithWait } from '../../shared/form/form-error.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { piecesOf } from './store-order-rules.ts';
import { useStoreOrderActions } from './use-store-order-actions.ts';

export interface SplitParcelProps {
  order: StoreOrder;
  parcel: StoreOrder['parcels'][number];
  onClose: () => void;
}

/** Moves pieces of a parcel into one of their own; each tells the store what it holds (channels C8). */
export function SplitParcel({ order, parcel, onClose }: SplitParcelProps) {
  const locale = useLocale();
  const { t } = locale;
  const { split } = useStoreOrderActions(order.id);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [attempted, setAttempted] = useState(false);
  const pieces = piecesOf(order, parcel).map((piece) => {
    const text = (texts[piece.line_id] ?? '0').trim();
    return { ...piece, text, moved: /^\d{1,6}$/u.test(text === '' ? '0' : text) ? Number(text) : Number.NaN };
  });
  const moved = pieces.reduce((sum, piece) => sum + piece.moved, 0);
  const held = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  const is_over = (piece: (typeof pieces)[number]) => !(piece.moved <= piece.quantity);
  const is_possible = moved > 0 && moved < held && !pieces.some(is_over);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (!is_possible || split.isPending) return;
    const lines = pieces.flatMap(({ line_id, moved: quantity }) => (quantity === 0 ? [] : [{ line_id, quantity }]));
    split.mutate({ order_id: parcel.order_id, lines }, { onSuccess: onClose });
  };
  return (
    <form className="c-stack c-store-order__change" onSubmit={submit} noValidate aria-label={t('store_order.split')}>
      <p>{t('store_order.split_text', { number: parcel.number })}</p>
      {split.error === null ? null : <Banner tone="danger">{errorTextWithWait(locale, split.error)}</Banner>}
      {pieces.map((piece) => (
        <NumberField
          key={piece.line_id}
          id={`split-${piece.line_id}`}
          label={t('store_order.split_piece', { name: piece.name })}
          hint={t('store_order.split_of', { count: piece.quantity })}
          value={texts[piece.line_id] ?? '0'}
          max={piece.quantity}
          decreaseLabel={t('store_order.split_less')}
          increaseLabel={t('store_order.split_more')}
          error={(attempted && !is_possible) || is_over(piece) ? t('validate.split_quantities') : undefined}
          onValueChange={(text) => setTexts({ ...texts, [piece.line_id]: text })}
        />
      ))}
      <div className="c-store-order__actions">
        <Button variant="primary" type="submit" busy={split.isPending}>
          {t('store_order.split_make')}
        </Button>
        <Button variant="quiet" disabled={split.isPending} onClick={onClose}>
          {t('store_order.split_keep')}
        </Button>
      </div>
    </form>
  );
}
