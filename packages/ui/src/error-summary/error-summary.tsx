import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { iconAlert } from '../icon/icon-shapes.ts';

export type SummaryProblem = {
  /** The id of the control (or group) that has the problem. */
  fieldId: string;
  /** The same words as beside the field. */
  message: string;
};

export type ErrorSummaryProps = {
  /** "There are 2 problems". */
  title: string;
  problems: readonly SummaryProblem[];
  /** Changes with every refused submit: the summary takes the focus each time. */
  attempt: number;
};

function controlOf(node: Node, id: string): HTMLElement | null {
  const root = node.getRootNode() as Partial<Document | ShadowRoot>;
  return root.getElementById?.(id) ?? null;
}

/** What is wrong with a form, at its top, each line leading to its field. Takes the focus when a submit is refused. */
export function ErrorSummary({ title, problems, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement | null>(null);
  const shown = problems.length > 0;
  useEffect(() => {
    if (shown && attempt > 0) box.current?.focus();
  }, [attempt, shown]);
  if (!shown) return null;
  const go = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    // A hash link does not reach into a shadow root and would change the page's URL.
    event.preventDefault();
    const control = controlOf(event.currentTarget, id);
    control?.scrollIntoView?.({ block: 'center' });
    (control?.matches('fieldset') === true
      ? (control.querySelector<HTMLElement>('input, select, textarea') ?? control)
      : control
    )?.focus();
  };
  return (
    <div ref={box} className="s-summary" role="alert" tabIndex={-1}>
      <Icon shape={iconAlert} className="s-banner__icon" />
      <div>
        <strong className="s-summary__title">{title}</strong>
        <ul className="s-summary__list">
          {problems.map((problem) => (
            <li key={problem.fieldId}>
              <a href={`#${problem.fieldId}`} onClick={(event) => go(event, problem.fieldId)}>
                {problem.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
