import { Banner, buttonClass } from '@sampan/ui';
import { useLocale } from '../locale/locale.tsx';
import { errorTextWithWait } from '../form/form-error.ts';
import { useResend } from './use-resend.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

const LABELS = { idle: 'auth.resend', sending: 'auth.resending', sent: 'auth.resent' } as const;

export interface ResendButtonProps {
  send: () => Promise<unknown>;
  /** Until then (epoch milliseconds) nothing can be sent, and the button counts down. */
  not_before?: number | undefined;
}

/** 'Resend' with its states as timed by spec section 4; it keeps the focus, so its new words are read out. */
export function ResendButton({ send, not_before }: ResendButtonProps) {
  const locale = useLocale();
  const { t } = locale;
  const { state, error, resend } = useResend(send);
  const wait_s = useSecondsUntil(not_before);
  const waits = wait_s > 0 && state === 'idle';
  const is_blocked = waits || state === 'sending';
  return (
    <div className="c-resend">
      <button
        type="button"
        className={buttonClass({ variant: 'quiet' })}
        aria-disabled={is_blocked || undefined}
        onClick={() => {
          if (!is_blocked) resend();
        }}
      >
        {waits ? t('auth.code_again_in', { seconds: wait_s }) : t(LABELS[state])}
      </button>
      <span className="s-visually-hidden" role="status">
        {state === 'sent' ? t('auth.resent') : ''}
      </span>
      {error === null ? null : <Banner tone="danger">{errorTextWithWait(locale, error)}</Banner>}
    </div>
  );
}
