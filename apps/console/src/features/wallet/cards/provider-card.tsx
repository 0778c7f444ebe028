import type { CardSetup } from '@sampan/contract';
import { Banner, Button, Skeleton } from '@sampan/ui';
import { BCP47_OF_LANGUAGE } from '@sampan/country-rules';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { messageOf, type FromFrame, type ToFrame } from '../../../shared/card-frame/card-message.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import type { CardFormHandle } from './card-form-handle.ts';
import '../../../shared/card-frame/card-frame-host.css';

export interface ProviderCardProps {
  setup: Extract<CardSetup, { provider: 'stripe' }>;
  part: Ref<CardFormHandle>;
  onComplete: (is_complete: boolean) => void;
}

/** Hidden until the field is there; tall while the bank asks in it. */
function frameClass(is_ready: boolean, is_asking: boolean): string {
  if (!is_ready) return 'c-card-field__frame c-card-field__frame--hidden';
  return is_asking ? 'c-card-field__frame c-card-field__frame--asking' : 'c-card-field__frame';
}

/** The provider's card field in a frame of its own: what is typed there never reaches this page (trust 4.32). */
export function ProviderCard({ setup, part, onComplete }: ProviderCardProps) {
  const { t, language } = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<((answer: string | null) => void) | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'unavailable'>('loading');
  const [is_asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const heard = useRef<(message: FromFrame) => void>(() => undefined);

  const ask = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, window.location.origin);
  const show = () => {
    if (frame.current === null) return;
    const { color, fontFamily } = getComputedStyle(frame.current);
    setState('loading');
    ask({
      kind: 'show',
      publishable_key: setup.publishable_key,
      // Stripe speaks languages, not their countries: ms, fil.
      locale: (BCP47_OF_LANGUAGE[language].split('-')[0] ?? 'en') as string,
      colour: color,
      dim_colour: color,
      font: fontFamily,
    });
  };
  const settle = (answer: string | null) => {
    waiting.current?.(answer);
    waiting.current = null;
  };
  heard.current = (message) => {
    if (message.kind === 'waiting') show();
    if (message.kind === 'ready') setState('ready');
    if (message.kind === 'unavailable') {
      setState('unavailable');
      settle(null);
    }
    if (message.kind === 'changed') {
      // A card element's error stands under the card field (spec section 8).
      setProblem(message.error);
      onComplete(message.complete && message.error === null);
    }
    if (message.kind === 'failed') {
      setProblem(message.message);
      settle(null);
    }
    if (message.kind === 'asking') setAsking(message.is_asking);
    if (message.kind === 'saved') settle(message.payment_method_id);
  };
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = messageOf<FromFrame>(event, frame.current?.contentWindow ?? null);
      if (message !== null) heard.current(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useImperativeHandle(part, () => ({
    save(name) {
      setProblem(null);
      return new Promise((resolve) => {
        waiting.current = resolve;
        ask({ kind: 'save', client_secret: setup.client_secret, name });
      });
    },
  }));
  return (
    <div className="c-card-field">
      <span id="card-field-label" className="c-card-field__label">
        {t('payment.card_number')}
      </span>
      {state === 'unavailable' ? (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onClick={show}>
              {t('common.try_again')}
            </Button>
          }
        >
          {t('payment.field_unavailable')}
        </Banner>
      ) : null}
      {state === 'loading' ? <Skeleton height={44} /> : null}
      {/* A sandbox keeps out what is not ours; this page is, and its own policy says what it may do. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        src="/card-frame"
        title={t('payment.card_number')}
        aria-describedby="card-field-problem"
        className={frameClass(state === 'ready', is_asking)}
      />
      <span id="card-field-problem" role="alert" className="c-card-field__problem">
        {problem}
      </span>
    </div>
  );
}
