import type { ReactNode } from 'react';

export type ProgressBarProps = {
  /** Done so far, for example success + failed. Leave out while nobody knows. */
  value?: number | undefined;
  /** Of how many. */
  max?: number | undefined;
  /** Read out, and shown above the bar. */
  label: ReactNode;
  /** Beside the label: "38 of 120". */
  aside?: ReactNode | undefined;
  /** A share of `value` drawn in red: failed rows. */
  failed?: number | undefined;
};

/** How far a job is. */
export function ProgressBar({ value, max = 100, label, aside, failed = 0 }: ProgressBarProps) {
  // A late report may count more than was asked for; the bar ends at its end.
  const done = value === undefined ? undefined : Math.min(value, max);
  const share = (n: number) => `${max <= 0 ? 0 : Math.min(100, Math.max(0, (n / max) * 100))}%`;
  return (
    <div className="s-progress">
      <div className="s-progress__line">
        <span>{label}</span>
        {aside === undefined ? null : <span className="s-num s-dim">{aside}</span>}
      </div>
      <div
        className="s-progress__track"
        role="progressbar"
        aria-label={typeof label === 'string' ? label : undefined}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={done}
      >
        {done === undefined ? (
          <span className="s-progress__wait" />
        ) : (
          <>
            <span className="s-progress__fill" style={{ width: share(done - failed) }} />
            {failed > 0 ? (
              <span className="s-progress__fill s-progress__fill--failed" style={{ width: share(failed) }} />
            ) : null}
          </>
        )}
      </div>
    </div>
  );
}
