import { loadStripe } from '@stripe/stripe-js/pure';
import { messageOf, type FromFrame, type ToFrame } from './card-message.ts';
import './card-frame.css';

/**
 * The page in the frame where the provider's card field stands, alone: the provider's script may not be served by us and
 * does not run under the console's policy, so it gets a page with a policy of its own and never meets the session
 * (trust 4.32).
 */
const tell = (message: FromFrame) => window.parent.postMessage(message, window.location.origin);

type Saver = (client_secret: string, name: string) => Promise<FromFrame>;

async function show(look: Extract<ToFrame, { kind: 'show' }>): Promise<Saver> {
  const stripe = await loadStripe(look.publishable_key, { locale: look.locale as 'en' });
  const place = document.querySelector<HTMLElement>('#card');
  if (stripe === null || place === null) throw new Error('The card field cannot be shown');
  const card = stripe.elements().create('card', {
    hidePostalCode: true,
    style: {
      base: {
        color: look.colour,
        fontFamily: look.font,
        fontSize: '16px',
        '::placeholder': { color: look.dim_colour },
      },
    },
  });
  card.on('ready', () => tell({ kind: 'ready' }));
  card.on('change', ({ complete, error }) => tell({ kind: 'changed', complete, error: error?.message ?? null }));
  card.mount(place);
  return async (client_secret, name) => {
    const { setupIntent, error } = await stripe.confirmCardSetup(client_secret, {
      payment_method: { card, billing_details: { name } },
    });
    const saved = setupIntent?.payment_method;
    if (typeof saved === 'string') return { kind: 'saved', payment_method_id: saved };
    return { kind: 'failed', message: error?.message ?? '' };
  };
}

/** Opens the bank's page for a payment that asks for it (3-D Secure). How it ended is the server's to find out. */
async function confirm(publishable_key: string, client_secret: string): Promise<FromFrame> {
  const stripe = await loadStripe(publishable_key);
  if (stripe === null) return { kind: 'unavailable' };
  await stripe.handleNextAction({ clientSecret: client_secret });
  return { kind: 'confirmed' };
}

let saver: Promise<Saver> | null = null;
window.addEventListener('message', (event) => {
  const message = messageOf<ToFrame>(event, window.parent);
  if (message?.kind === 'show') {
    saver ??= show(message);
    saver.catch(() => {
      // What was kept away once may come the next time.
      saver = null;
      tell({ kind: 'unavailable' });
    });
  }
  if (message?.kind === 'confirm')
    confirm(message.publishable_key, message.client_secret).then(tell, () => tell({ kind: 'unavailable' }));
  if (message?.kind === 'save')
    saver?.then((save) => save(message.client_secret, message.name)).then(tell, () => tell({ kind: 'unavailable' }));
});
tell({ kind: 'waiting' });
