import { cutText } from '../../../platform/cut-text.ts';

/** The longest reference a parcel has. */
const REFERENCE_MAX = 64;

/** What a parcel of a store's order is called: the store's number. */
export const referenceOf = ({ number }: { number: string }) => cutText(number, REFERENCE_MAX);

/** How files and people write a number: Shopify's own file has `#1001` for what its API calls 1001. */
export const spellingsOf = (reference: string) => [reference, cutText(`#${reference}`, REFERENCE_MAX)];

/** A reference as the store's API has it, however it is written. */
export const plainReference = (reference: string | null) => (reference ?? '').replace(/^#/u, '');
