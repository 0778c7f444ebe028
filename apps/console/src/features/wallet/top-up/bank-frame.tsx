import type { TopUp } from '@sampan/contract';
import { Banner, Button } from '@sampan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf, type FromFrame, type ToFrame } from '../../../shared/card-frame/card-message.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { SandboxBank } from './sandbox-bank.tsx';

export interface BankFrameProps {
  top_up_id: string;
  action: NonNullable<TopUp['next_action']>;
}

/** The question of the holder's bank (3-D Secure): in the provider's frame, or, for a test card, on our page. */
export function BankFrame({ top_up_id, action }: BankFrameProps) {
  return action.provider === 'sandbox' ? (
    <SandboxBank top_up_id={top_up_id} />
  ) : (
    <ProviderBank top_up_id={top_up_id} action={action} />
  );
}

interface ProviderBankProps {
  top_up_id: string;
  action: Extract<BankFrameProps['action'], { provider: 'stripe' }>;
}

/** The provider's frame that shows the bank's question; how it ends, the server finds out. */
function ProviderBank({ top_up_id, action }: ProviderBankProps) {
  const { t } = useLocale();
  const queries = useQueryClient();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'open' | 'answered' | 'unavailable'>('open');
  const { publishable_key, client_secret } = action;
  const ask = () => {
    setState('open');
    const question: ToFrame = { kind: 'confirm', publishable_key, client_secret };
    frame.current?.contentWindow?.postMessage(question, window.location.origin);
  };
  const heard = useRef<(message: FromFrame) => void>(() => undefined);
  heard.current = ({ kind }) => {
    if (kind === 'waiting') ask();
    if (kind === 'unavailable') setState('unavailable');
    if (kind !== 'confirmed') return;
    setState('answered');
    void queries.invalidateQueries({ queryKey: ['top-up', 'one', top_up_id] });
  };
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = messageOf<FromFrame>(event, frame.current?.contentWindow ?? null);
      if (message !== null) heard.current(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return (
    <>
      {state === 'unavailable' ? (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onClick={ask}>
              {t('common.try_again')}
            </Button>
          }
        >
          {t('payment.field_unavailable')}
        </Banner>
      ) : (
        <p>{t(state === 'open' ? 'top_up.confirm_bank' : 'payment.bank_answered')}</p>
      )}
      {/* A sandbox keeps out what is not ours; this page is, and its own policy says what it may do. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        src="/card-frame"
        title={t('top_up.confirm_bank')}
        className="c-top-up__bank"
        hidden={state !== 'open'}
      />
    </>
  );
}
