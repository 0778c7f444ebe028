import { TextField } from '@sampan/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { CheckoutViewProps } from './checkout.view.tsx';

type PayAsideProps = Pick<CheckoutViewProps, 'state' | 'model' | 't'> & { children: ReactNode };

/** What stands around the button once a purchase has begun: the bank's question, and the way back. */
export function PayAside({ children: button, ...props }: PayAsideProps): ReactNode {
  const { state, model, t } = props;
  const is_open = state.phase === 'card' || state.phase === 'challenge';
  return (
    <>
      {state.phase === 'challenge' ? <BankCode {...props} /> : null}
      {button}
      {is_open ? (
        <button type="button" className="s-link" onClick={() => void model.giveUp()}>
          {t('checkout.other_way')}
        </button>
      ) : null}
    </>
  );
}

/** The code the bank of a test asks for (3-D Secure); real banks ask in the provider's own window. */
function BankCode({ state, model, t }: Pick<CheckoutViewProps, 'state' | 'model' | 't'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box}>
      <TextField
        id="to-code"
        label={t('checkout.code')}
        hint={t('checkout.code_hint')}
        error={state.errors.code}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        numeric
        value={state.code}
        onValueChange={(text) => model.setText('code', text)}
      />
    </div>
  );
}
