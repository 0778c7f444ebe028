import type { Party } from '@sampan/contract';

/** Folds text for search: no marks, đ as d, lower case, so that 'nguyen' finds 'Nguyễn' (look 5 'Diacritics'). */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/gu, 'd').toLowerCase().trim();
}

/** Everything a merchant may type to find a parcel, in one folded text. */
export function searchKeyOf(order: {
  number: string;
  reference_id: string | null;
  tracking_code: string | null;
  shipping_address: Party | null;
  /** Where the order came from, with the store's own number of it. */
  marketplace: { number: string } | null;
  extras?: { shipped_elsewhere?: { tracking_number: string } };
}): string {
  const { shipping_address: recipient, marketplace, extras } = order;
  const numbers = [
    order.number,
    order.reference_id,
    order.tracking_code,
    marketplace?.number,
    extras?.shipped_elsewhere?.tracking_number,
  ];
  return foldText([...numbers, recipient?.name, recipient?.phone, recipient?.email].filter(Boolean).join(' '));
}

/** A pattern that finds the text anywhere. Without wildcards of its own: what people type is looked for as it is. */
export function likeText(text: string): string {
  return `%${foldText(text).replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)}%`;
}
