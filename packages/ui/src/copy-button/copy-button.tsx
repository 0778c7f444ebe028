import { useEffect, useState } from 'react';
import { TIMINGS } from '@sampan/country-rules';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { iconCheck, iconCopy } from '../icon/icon-shapes.ts';
import { buttonClass, type ButtonVariant } from '../button/button.tsx';
import { copyText } from './copy-text.ts';

export type CopyButtonProps = {
  text: string;
  /** "Copy link". */
  label: string;
  /** Shown for one second after copying, for example 'Copied Url'. */
  copiedLabel: string;
  /** A small square beside a number instead of a button with words. */
  iconOnly?: boolean | undefined;
  size?: 'sm' | 'md' | undefined;
  /** `primary` where copying is what the page is for. */
  variant?: ButtonVariant | undefined;
  onCopied?: (() => void) | undefined;
};

/** Copies a text and says so for 1 s (spec sections 2 and 9). */
export function CopyButton({
  text,
  label,
  copiedLabel,
  iconOnly = false,
  size = 'md',
  variant,
  onCopied,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), TIMINGS.copied_notice_ms);
    return () => clearTimeout(timer);
  }, [copied]);
  const on = copied > 0;
  return (
    <button
      type="button"
      className={classNames(iconOnly ? 's-icon-button s-icon-button--sm' : buttonClass({ size, variant }), 's-copy')}
      aria-label={iconOnly ? (on ? copiedLabel : label) : undefined}
      title={iconOnly ? label : undefined}
      onClick={(event) => {
        void copyText(text, event.currentTarget).then((done) => {
          if (!done) return;
          setCopied((times) => times + 1);
          onCopied?.();
        });
      }}
    >
      <Icon shape={on ? iconCheck : iconCopy} size={iconOnly ? 16 : 18} />
      {iconOnly ? null : (
        // Both texts lie in one cell, so the button keeps its width when the words change.
        <span className="s-copy__words">
          <span className={on ? 's-copy__off' : ''} aria-hidden={on || undefined}>
            {label}
          </span>
          <span className={on ? '' : 's-copy__off'} aria-hidden={!on || undefined}>
            {copiedLabel}
          </span>
        </span>
      )}
      <span className="s-visually-hidden" role="status">
        {on ? copiedLabel : ''}
      </span>
    </button>
  );
}
