import { loadStripe } from '@stripe/stripe-js/pure';
import { messageOf, type FromFrame, type ToFrame } from '../shared/card-frame/card-message.ts';
import './card-frame.css';

/**
 * The page in the frame where the provider's card field stands, alone: the provider's script may not be served by us and
 * does not run under the console's policy, so it gets a page with a policy of its own and never meets the session
 * (trust 4.32).
 */
const tell = (message: FromFrame) => window.parent.postMessage(message, window.location.origin);

type Task = Extract<ToFrame, { kind: 'save' | 'pay' }>;
/** Does something with the card that is typed in. */
type Doer = (task: Task) => Promise<FromFrame>;

async function show(look: Extract<ToFrame, { kind: 'show' }>): Promise<Doer> {
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
  return async (task) => {
    const payment_method = { card, billing_details: { name: task.name } };
    if (task.kind === 'pay') {
      const billing_details = { name: task.name, email: task.email };
      const { error } = await stripe.confirmCardPayment(task.client_secret, {
        payment_method: { card, billing_details },
      });
      if (error === undefined) return { kind: 'paid' };
      // The provider marks an incomplete field itself, and nothing was tried.
      return error.type === 'validation_error'
        ? { kind: 'incomplete' }
        : { kind: 'failed', message: error.message ?? '' };
    }
    const { setupIntent, error } = await stripe.confirmCardSetup(task.client_secret, { payment_method });
    const saved = setupIntent?.payment_method;
    if (typeof saved === 'string') return { kind: 'saved', payment_method_id: saved };
    return { kind: 'failed', message: error?.message ?? '' };
  };
}

/** Whether something of the provider covers the whole frame: its window with the bank's question. */
function isAsking(): boolean {
  return [...document.body.children].some((part) => {
    const { width, height } = part.getBoundingClientRect();
    const covers = width >= window.innerWidth * 0.9 && height >= window.innerHeight * 0.9;
    const { position, visibility } = getComputedStyle(part);
    return covers && position === 'fixed' && visibility === 'visible';
  });
}

let was_asking = false;
new MutationObserver(() => {
  const is_asking = isAsking();
  if (is_asking !== was_asking) tell({ kind: 'asking', is_asking });
  was_asking = is_asking;
}).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['style', 'class'] });

/** Opens the bank's page for a payment that asks for it (3-D Secure). How it ended is the server's to find out. */
async function confirm(publishable_key: string, client_secret: string): Promise<FromFrame> {
  const stripe = await loadStripe(publishable_key);
  if (stripe === null) return { kind: 'unavailable' };
  await stripe.handleNextAction({ clientSecret: client_secret });
  return { kind: 'confirmed' };
}

let doer: Promise<Doer> | null = null;
window.addEventListener('message', (event) => {
  const message = messageOf<ToFrame>(event, window.parent);
  if (message?.kind === 'show') {
    doer ??= show(message);
    doer.catch(() => {
      // What was kept away once may come the next time.
      doer = null;
      tell({ kind: 'unavailable' });
    });
  }
  if (message?.kind === 'confirm')
    confirm(message.publishable_key, message.client_secret).then(tell, () => tell({ kind: 'unavailable' }));
  if (message?.kind === 'save' || message?.kind === 'pay')
    doer?.then((act) => act(message)).then(tell, () => tell({ kind: 'unavailable' }));
});
tell({ kind: 'waiting' });
