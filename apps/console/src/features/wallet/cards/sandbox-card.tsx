import type { TestCardAnswer } from '@sampan/contract';
import { Banner, TextField } from '@sampan/ui';
import { useImperativeHandle, useState, type Ref } from 'react';
import { useApi } from '../../../shared/api/services.tsx';
import { ResultPopup } from '../../../shared/dialog/result-popup.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import type { CardFormHandle } from './card-form-handle.ts';
import { cardNumberAsTyped, expiryAsTyped, expiryOf, isCompleteNumber } from './card-text.ts';

export interface SandboxCardProps {
  setup_id: string;
  part: Ref<CardFormHandle>;
  /** Whether the card can be handed over now (spec section 5 'Card'). */
  onComplete: (is_complete: boolean) => void;
}

/** The card of a test, in fields of our own: no real card is ever typed here. */
export function SandboxCard({ setup_id, part, onComplete }: SandboxCardProps) {
  const { t } = useLocale();
  const api = useApi();
  const [card, setCard] = useState({ number: '', expiry: '', code: '' });
  const [left, setLeft] = useState<readonly string[]>([]);
  const [asks, setAsks] = useState(false);
  const [refusal, setRefusal] = useState<TestCardAnswer['reason']>(null);
  const expiry = expiryOf(card.expiry, new Date());

  const change = (change: Partial<typeof card>) => {
    const next = { ...card, ...change };
    setCard(next);
    setRefusal(null);
    onComplete(isCompleteNumber(next.number) && expiryOf(next.expiry, new Date()) !== null);
  };
  useImperativeHandle(part, () => ({
    async save() {
      if (expiry === null) return null;
      const answer = await api.tryTestCard({
        params: { id: setup_id },
        body: { card_number: card.number, ...expiry, code: card.code },
      });
      setAsks(asks || answer.status === 'requires_action');
      setRefusal(answer.reason);
      return answer.payment_method_id;
    },
  }));
  const wrong_expiry = left.includes('expiry') && card.expiry !== '' && expiry === null;
  return (
    <>
      <Banner tone="info">{t('payment.test_hint')}</Banner>
      <TextField
        label={t('payment.card_number')}
        required
        numeric
        inputMode="numeric"
        autoComplete="off"
        maxLength={23}
        value={card.number}
        error={refusal === 'card_declined' ? t('payment.reason_card_declined') : undefined}
        onValueChange={(text) => change({ number: cardNumberAsTyped(text), code: '' })}
      />
      <TextField
        label={t('payment.expiry')}
        hint={t('payment.expiry_hint')}
        required
        numeric
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={card.expiry}
        error={wrong_expiry ? t('payment.expiry_invalid') : undefined}
        onBlur={() => setLeft([...left, 'expiry'])}
        onValueChange={(text) => change({ expiry: expiryAsTyped(text) })}
      />
      {asks ? (
        <TextField
          label={t('payment.code')}
          hint={t('payment.code_text')}
          required
          numeric
          autoFocus
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={card.code}
          error={refusal === 'challenge_failed' ? t('payment.reason_challenge_failed') : undefined}
          onValueChange={(code) => change({ code })}
        />
      ) : null}
      {refusal === 'incorrect_number' ? (
        <ResultPopup tone="error" onClose={() => setRefusal(null)}>
          {t('error.card_not_accepted')}
        </ResultPopup>
      ) : null}
    </>
  );
}
