import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { iconCheck } from '../icon/icon-shapes.ts';

export type Step = {
  /** Stands for the step in the URL, for example `2+package_detail`. */
  id: string;
  label: string;
};

export type StepIndicatorProps = {
  steps: readonly Step[];
  /** Index of the step being done, from 0. `steps.length` means all are done. */
  current: number;
  /** Makes a done step a link; gets the step, its content and the classes to set. */
  renderDone?: ((step: Step, content: ReactNode, className: string) => ReactNode) | undefined;
  /** The phone's line, for example `(n, total) => "2 of 3"`. */
  progressLabel: (number: number, total: number) => string;
  /** Name of the list, for example "Progress". */
  label: string;
  /** Read after a done step's name, for example "done". */
  doneLabel: string;
};

/** Three numbered boxes joined by lines, done ones with a check mark; on a phone one line and a bar. */
export function StepIndicator({ steps, current, renderDone, progressLabel, label, doneLabel }: StepIndicatorProps) {
  const shown = Math.min(current, steps.length - 1);
  return (
    <nav className="s-steps" aria-label={label} part="steps">
      <ol className="s-steps__list">
        {steps.map((step, index) => {
          const done = index < current;
          const now = index === current;
          const content = (
            <>
              <span className="s-steps__box">{done ? <Icon shape={iconCheck} /> : index + 1}</span>
              <span className="s-steps__name">{step.label}</span>
              {done ? <span className="s-visually-hidden">{`, ${doneLabel}`}</span> : null}
            </>
          );
          const state = done ? 's-steps__step--done' : now ? 's-steps__step--now' : 's-steps__step--next';
          return (
            <li
              key={step.id}
              className={classNames('s-steps__item', state)}
              {...(now ? { 'aria-current': 'step' as const } : {})}
            >
              {done && renderDone !== undefined ? (
                renderDone(step, content, 's-steps__step')
              ) : (
                <span className="s-steps__step">{content}</span>
              )}
            </li>
          );
        })}
      </ol>
      <div className="s-steps__short" aria-hidden="true">
        <div className="s-steps__line">
          <span className="s-num">{progressLabel(shown + 1, steps.length)}</span>
          <span>{' · '}</span>
          <strong>{steps[shown]?.label}</strong>
        </div>
        <div className="s-steps__bar">
          {steps.map((step, index) => (
            <i key={step.id} className={index <= shown ? 's-steps__seg s-steps__seg--on' : 's-steps__seg'} />
          ))}
        </div>
      </div>
    </nav>
  );
}
