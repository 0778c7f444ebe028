import type { EstimatedCost } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { useStore } from '@nanostores/react';
import { ORDER_STEPS, type OrderStep } from '@sampan/stores/order-draft';
import { Button, buttonClass, Drawer, Icon, iconChevronUp } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { focusFirstField } from '../../shared/form/focus-first-field.ts';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { CreateSteps } from './create-steps.tsx';
import { useOrderDraft } from './draft/order-draft.store.ts';
import { DraftSummary } from './draft-summary.tsx';

export interface CreateLabelLayoutProps {
  step: OrderStep;
  /** What the button at the end says; the label is the same on every screen size. */
  action: string;
  onSubmit: () => void;
  busy?: boolean;
  busyLabel?: string;
  /** Keeps the button from working, with the reason beside it. */
  blocked?: string | undefined;
  /** The chosen price, once there is one. */
  cost?: EstimatedCost | undefined;
  /** Under the button: until when the price holds. */
  note?: ReactNode;
  has_errors?: boolean;
  children: ReactNode;
}

/**
 * A creation step: title, the three numbered boxes, the form, and the summary that stays in view; on a phone a bar with the
 * total and the one button, and the summary as a sheet (look.md 3.1).
 */
export function CreateLabelLayout({
  step,
  action,
  onSubmit,
  busy = false,
  busyLabel,
  blocked,
  cost,
  note,
  has_errors = false,
  children,
}: CreateLabelLayoutProps) {
  const { t } = useLocale();
  const [sheet, setSheet] = useState(false);
  const title_id = useId();
  const form = useRef<HTMLFormElement | null>(null);
  const heading = useRef<HTMLHeadingElement | null>(null);
  const title = t(`create.step_${step.name}`);
  usePageTitle(has_errors ? t('common.error_prefix', { title }) : title);
  // A new step begins at its top for eyes, and at its first open field for hands; screen readers hear the form's title first.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    focusFirstField(form.current, heading.current);
  }, [step.name]);
  const button = (place: 'aside' | 'foot') => (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      block={place === 'aside'}
      busy={busy}
      {...(busyLabel === undefined ? {} : { busyLabel })}
      disabled={blocked !== undefined}
      className="c-create__go"
    >
      {action}
    </Button>
  );
  return (
    <div className="c-page c-create">
      <h1 id={title_id} ref={heading} tabIndex={-1} className="c-create__title">
        {step.number === 4 ? t('create.confirm_title') : t('create_label.title')}
      </h1>
      <div className="c-create__steps">
        <CreateSteps done={step.number - 1} linked />
      </div>
      <form
        ref={form}
        aria-labelledby={title_id}
        className="c-create__grid"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && blocked === undefined) onSubmit();
        }}
      >
        <div className="c-create__main">
          {children}
          <DraftKept />
        </div>
        <aside className="c-create__aside" aria-label={t('create.summary')}>
          <div className="c-card c-create__summary">
            <DraftSummary cost={cost} />
            {button('aside')}
            {blocked === undefined ? null : <p className="c-create__note">{blocked}</p>}
            {note === undefined ? null : <p className="c-create__note">{note}</p>}
          </div>
        </aside>
        <div className="c-create__foot">
          <button type="button" className="c-create__total" aria-haspopup="dialog" onClick={() => setSheet(true)}>
            <span className="c-create__total-label">
              {t('create.summary_total')} <Icon shape={iconChevronUp} size={14} />
            </span>
            <strong className="s-num">{cost === undefined ? '–' : moneyText(cost.total_fee, cost.currency)}</strong>
          </button>
          {button('foot')}
        </div>
      </form>
      <Drawer open={sheet} onClose={() => setSheet(false)} title={t('create.summary')} closeLabel={t('common.close')}>
        <DraftSummary cost={cost} titleHidden />
        {blocked === undefined ? null : <p className="c-create__note">{blocked}</p>}
        {note === undefined ? null : <p className="c-create__note">{note}</p>}
      </Drawer>
    </div>
  );
}

/** Says that nothing typed is lost, and how to be rid of it. */
function DraftKept() {
  const { t } = useLocale();
  const { order_id, fields } = useStore(useOrderDraft().$draft);
  // The sender was there from the start: nobody typed that.
  if (order_id === null && !fields.shipping_address && fields.package_form === undefined) return null;
  return (
    <p className="c-create__kept">
      {t('create.draft_kept')}
      <Link
        to="/orders/create_label/$step"
        params={{ step: ORDER_STEPS[0].path }}
        search={{ new: 'true' }}
        className={buttonClass({ variant: 'quiet', size: 'sm' })}
      >
        {t('create.draft_discard')}
      </Link>
    </p>
  );
}
