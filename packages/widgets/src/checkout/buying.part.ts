/* What is fetched beside the product: searching for an address, and everything from the click on. */
export { default as css } from 'sampan:css/checkout/buying';
export { buying } from './buying.ts';
export { cardPlaceOf } from './card-place.ts';
export { withLaterTexts } from '../shell/later-texts.ts';
export { locales } from 'sampan:messages/checkout-buying';
export { pickOnMap } from './pick-on-map.ts';
