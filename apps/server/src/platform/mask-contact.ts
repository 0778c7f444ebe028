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
