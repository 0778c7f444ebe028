import { BCP47_OF_LANGUAGE, isLanguage } from '@sampan/country-rules';
import { WidgetError, type CardOutcome, type MountCard } from '@sampan/widgets/checkout/react';
import { messageOf, type FromFrame, type ToFrame } from '../../shared/card-frame/card-message.ts';
import '../../shared/card-frame/card-frame-host.css';

const unavailable = () => new WidgetError({ type: 'request', code: 'payment_unavailable' });

/** What the frame's answer to a payment means for the buyer; null for what is none. */
function outcomeOf(message: FromFrame): CardOutcome | null {
  if (message.kind === 'paid') return { kind: 'sent' };
  if (message.kind === 'incomplete') return { kind: 'ask' };
  return message.kind === 'failed' ? { kind: 'declined', message: message.message } : null;
}

/**
 * The provider's card field in the frame that has a policy of its own (trust 4.32), for a buyer on a hosted page. Rejects with a
 * `WidgetError` when the provider's script does not come.
 */
export function mountCardInFrame(
  title: string,
  ...[payment, place, language]: Parameters<MountCard>
): ReturnType<MountCard> {
  const frame = document.createElement('iframe');
  frame.src = '/card-frame';
  frame.title = title;
  frame.className = 'c-card-field__frame';
  place.replaceChildren(frame);
  const { color, fontFamily } = getComputedStyle(place);
  const locale = isLanguage(language) ? (BCP47_OF_LANGUAGE[language].split('-')[0] ?? 'en') : 'en';
  const ask = (message: ToFrame) => frame.contentWindow?.postMessage(message, window.location.origin);
  let paying: { resolve: (outcome: CardOutcome) => void; reject: (error: Error) => void } | null = null;
  return new Promise((resolve, reject) => {
    const listen = (event: MessageEvent) => {
      const message = messageOf<FromFrame>(event, frame.contentWindow);
      // A frame that is gone has nothing to say, and nobody to say it to.
      if (message === null) return frame.isConnected ? undefined : window.removeEventListener('message', listen);
      if (message.kind === 'waiting')
        ask({
          kind: 'show',
          publishable_key: payment.publishable_key,
          locale,
          colour: color,
          dim_colour: color,
          font: fontFamily,
        });
      if (message.kind === 'asking') frame.classList.toggle('c-card-field__frame--asking', message.is_asking);
      if (message.kind === 'unavailable') {
        reject(unavailable());
        paying?.reject(unavailable());
      }
      if (message.kind === 'ready')
        resolve({
          pay: (client_secret, payer) =>
            new Promise((sent, failed) => {
              paying = { resolve: sent, reject: failed };
              ask({ kind: 'pay', client_secret, ...payer });
            }),
        });
      const outcome = outcomeOf(message);
      if (outcome !== null) paying?.resolve(outcome);
    };
    window.addEventListener('message', listen);
  });
}
