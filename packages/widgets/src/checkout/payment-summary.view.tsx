import { TextField } from '@sampan/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { CheckoutProblem } from './checkout-state.ts';
import { problemText } from './problem-text.ts';
import type { PurchaseStepProps } from './purchase-step.port.ts';

type PaymentSummaryProps = PurchaseStepProps & { children: ReactNode };

/** What stands around the button once a purchase has begun: the bank's question, and the way back. */
export function PaymentSummary({ children: button, ...props }: PaymentSummaryProps): ReactNode {
  const { state, model, t } = props;
  const is_open = state.phase === 'card' || state.phase === 'challenge';
  return (
    <>
      {state.phase === 'challenge' ? <BankCode {...props} /> : null}
      {state.problem === null ? null : <Problem problem={state.problem} t={t} />}
      {button}
      {is_open ? (
        <button type="button" className="s-link" onClick={() => void model.giveUp()}>
          {t('checkout.other_way')}
        </button>
      ) : null}
    </>
  );
}

/** Why it did not work. Fields that were locked meanwhile have lost the focus: it comes here then, and not to the page's top. */
function Problem({ problem, t }: { problem: CheckoutProblem; t: PurchaseStepProps['t'] }): ReactNode {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const place = line.current?.getRootNode() as Document | ShadowRoot | undefined;
    const focused = place?.activeElement ?? null;
    if (focused === null || focused === document.body) line.current?.focus();
  }, [problem]);
  return (
    <p ref={line} className="s-checkout__problem" role="alert" tabIndex={-1} part="failure">
      {problemText(problem, t)}
    </p>
  );
}

/** The code the bank of a test asks for (3-D Secure); real banks ask in the provider's own window. */
function BankCode({ state, model, t }: PurchaseStepProps): ReactNode {
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
