import { Banner, Button, ErrorSummary, type SummaryProblem } from '@sampan/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { focusFirstField } from '../../shared/form/focus-first-field.ts';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { useLocale } from '../../shared/locale/locale.tsx';

export interface StepFormProps {
  title: string;
  text: string;
  /** What the one button says. */
  action: string;
  onSubmit: () => void;
  busy?: boolean;
  busyLabel?: string;
  blocked?: boolean;
  onSkip: () => void;
  problems?: readonly SummaryProblem[];
  /** Counts refused attempts: each brings the focus to what is wrong. */
  attempt?: number;
  error?: Error | null;
  children: ReactNode;
}

/** One step: its title, what it is good for, its fields, one button, and the way out. */
export function StepForm({
  title,
  text,
  action,
  onSubmit,
  busy = false,
  busyLabel,
  blocked = false,
  onSkip,
  problems = [],
  attempt = 0,
  error = null,
  children,
}: StepFormProps) {
  const { t, errorText } = useLocale();
  const title_id = useId();
  const form = useRef<HTMLFormElement | null>(null);
  const heading = useRef<HTMLHeadingElement | null>(null);
  usePageTitle(attempt > 0 && problems.length > 0 ? t('common.error_prefix', { title }) : title);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    focusFirstField(form.current, heading.current);
  }, [title]);
  return (
    <form
      ref={form}
      aria-labelledby={title_id}
      className="c-onboard__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !blocked) onSubmit();
      }}
    >
      <header>
        <h1 id={title_id} ref={heading} tabIndex={-1} className="c-onboard__title">
          {title}
        </h1>
        <p className="s-muted">{text}</p>
      </header>
      {attempt === 0 ? null : (
        <ErrorSummary
          title={t('common.errors_found', { count: problems.length })}
          problems={problems}
          attempt={attempt}
        />
      )}
      {error === null ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      {children}
      <div className="c-onboard__foot">
        <Button variant="quiet" onClick={onSkip}>
          {t('onboard.skip')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={busy}
          {...(busyLabel === undefined ? {} : { busyLabel })}
          disabled={blocked}
        >
          {action}
        </Button>
      </div>
    </form>
  );
}
