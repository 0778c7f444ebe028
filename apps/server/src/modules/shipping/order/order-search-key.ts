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
}): string {
  const { shipping_address: recipient } = order;
  return foldText(
    [order.number, order.reference_id, order.tracking_code, recipient?.name, recipient?.phone, recipient?.email]
      .filter(Boolean)
      .join(' '),
  );
}
