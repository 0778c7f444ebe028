import type { Translate } from '@sampan/messages';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { FailureLine } from '../shell/failure-line.view.tsx';
import { useStore } from '../shell/use-store.ts';
import type { AddressStep, AddressStepProps } from './address-step.view.tsx';
import type { ConfirmAddressModel, ConfirmState } from './confirm-address.model.ts';
import { ConfirmAddressSkeleton } from './confirm-address-skeleton.view.tsx';
import type { DoneStep } from './done-step.view.tsx';
import { ProofForm } from './proof-form.view.tsx';

/** The steps behind the proof. */
export interface LazySteps {
  readonly AddressStep: typeof AddressStep;
  readonly DoneStep: typeof DoneStep;
  /** The search box of the address form. */
  readonly Search: AddressStepProps['Search'];
}

export interface ConfirmAddressViewProps {
  model: ConfirmAddressModel;
  t: Translate;
  /** An element fetches them behind its first paint; null until then. */
  later: LazySteps | null;
  /** The look-ups of a country: known once the link said which. */
  lookups: AddressStepProps['lookups'];
  /** Opens the map for the form; without it there is no 'Use map'. */
  onOpenMap?: AddressStepProps['onOpenMap'];
  /** The hosted page of the same link; null where this is that page, or no server is known. */
  hosted_url?: string | null | undefined;
  /** 1 on a page of its own. */
  headingLevel?: 1 | 2;
  disabled?: boolean | undefined;
}

/** The recipient's side of an address-confirmation link (spec 1; look 3 'Confirm address'). */
export function ConfirmAddressView(props: ConfirmAddressViewProps): ReactNode {
  const { model, t, later, lookups, onOpenMap, disabled, headingLevel = 2, hosted_url } = props;
  const form = model.form();
  const state = useStore(model.$state);
  const { stage, order, error } = state;
  const Heading = `h${headingLevel}` as 'h2';
  const heading = useRef<HTMLHeadingElement | null>(null);
  const shown = useRef(stage);
  // With the drawing, not after it: whoever types at once would lose the focus, and with it what they type.
  useLayoutEffect(() => {
    // Another step has begun: a screen reader and the keyboard begin at its heading.
    const title = heading.current;
    if (title !== null && shown.current !== stage && shown.current !== 'loading') {
      // Only now: otherwise it would take the focus that is meant for the first field.
      title.tabIndex = -1;
      title.focus();
    }
    shown.current = stage;
  }, [stage]);
  const shop = order?.shop.name ?? '';
  const failure =
    error === null || error.errors.length > 0 ? null : (
      <FailureLine error={error} t={t} hosted_url={hosted_url} onRetry={() => void model.retry()} />
    );
  if (stage === 'loading') return <ConfirmAddressSkeleton label={t('common.loading')} />;
  if (stage === 'failed') return failure;
  const is_over = stage !== 'locked' && stage !== 'open';
  return (
    <section className="s-confirm" part="confirm">
      {order === null ? null : (
        <p className="s-confirm__shop" part="shop">
          <span className="s-confirm__initials" aria-hidden="true">
            {order.shop.initials}
          </span>
          <span>
            <strong>{shop}</strong>
            {order.order_number === null ? null : <small>{t('confirm.parcel', { number: order.order_number })}</small>}
          </span>
        </p>
      )}
      <Heading ref={heading} onBlur={() => heading.current?.removeAttribute('tabindex')}>
        {t(stage === 'done' || stage === 'confirmed' ? 'confirm.done' : 'confirm.title')}
      </Heading>
      {stage === 'locked' ? <ProofForm model={model} state={state} t={t} /> : null}
      {stage === 'open' && later !== null && form !== null ? (
        <later.AddressStep {...{ model, form, state, t, lookups, onOpenMap, disabled }} Search={later.Search} />
      ) : null}
      {stage === 'done' && later !== null ? <later.DoneStep form={form} state={state} t={t} /> : null}
      {is_over && stage !== 'done' ? <Ending state={state} t={t} /> : null}
      {is_over ? null : failure}
      {is_over ? null : (
        <details className="s-confirm__why">
          <summary>{t('confirm.why')}</summary>
          <p>{t('confirm.why_text', { shop })}</p>
        </details>
      )}
    </section>
  );
}

/** Nothing is left to do, and why. */
function Ending({ t, state: { stage, order } }: { t: Translate; state: ConfirmState }) {
  const text =
    stage === 'gone'
      ? t('error.share_link_not_available')
      : t(`confirm.${stage as 'confirmed' | 'expired' | 'closed'}_text`, { shop: order?.shop.name ?? '' });
  return <p role="status">{text}</p>;
}
