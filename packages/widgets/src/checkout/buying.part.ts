/* What is fetched beside the product: the form, and buying. */
export { default as css } from 'sampan:css/checkout/buying';
export { purchaseStep } from './purchase-step.ts';
export { cardSlot } from './card-slot.ts';
export { withLazyMessages } from '../shell/lazy-messages.ts';
export { locales } from 'sampan:messages/checkout/checkout-buying';
export { lazySearch } from '../address/lazy-search.view.tsx';
export { pickOnMap } from './pick-on-map.ts';
