import type { TopUp } from '@sampan/contract';
import { useEffect, useRef } from 'react';
import { messageOf, type FromFrame, type ToFrame } from '../card-frame/card-message.ts';
import { useLocale } from '../locale/locale.tsx';

/** The provider's frame that shows the bank's question for a payment (3-D Secure); how it ends, the server finds out. */
export function BankFrame({ action }: { action: NonNullable<TopUp['next_action']> }) {
  const { t } = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const { publishable_key, client_secret } = action;
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = messageOf<FromFrame>(event, frame.current?.contentWindow ?? null);
      if (message?.kind !== 'waiting') return;
      const question: ToFrame = { kind: 'confirm', publishable_key, client_secret };
      frame.current?.contentWindow?.postMessage(question, window.location.origin);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [publishable_key, client_secret]);
  return (
    <>
      <p>{t('top_up.confirm_bank')}</p>
      {/* A sandbox keeps out what is not ours; this page is, and its own policy says what it may do. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe ref={frame} src="/card-frame" title={t('top_up.confirm_bank')} className="c-top-up__bank" />
    </>
  );
}
