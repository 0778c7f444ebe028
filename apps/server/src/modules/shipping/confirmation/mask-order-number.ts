/** 'SP-100482' as 'SP-•••482': enough for a buyer to recognise the parcel, too little to look it up. */
export function maskOrderNumber(number: string): string {
  return number.replaceAll(/\d(?=\d{3})/gu, '•');
}

/** Up to two letters that stand where a shop's logo would. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
