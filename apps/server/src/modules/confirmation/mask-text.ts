/** 'SP-100482' as 'SP-•••482': enough for a buyer to recognise the parcel, too little to look it up. */
export function maskOrderNumber(number: string): string {
  return number.replaceAll(/\d(?=\d{3})/gu, '•');
}

/** '+6591234567' as '•••• 4567'. */
export function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/gu, '');
  return digits.length < 4 ? '' : `•••• ${digits.slice(-4)}`;
}

/** 'nurul@example.test' as 'n•••l@example.test'; a name of one or two letters keeps its first only. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name[0] ?? ''}•••${name.length > 2 ? (name.at(-1) ?? '') : ''}${email.slice(at)}`;
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
