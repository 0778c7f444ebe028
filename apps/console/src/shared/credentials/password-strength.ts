export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

const GUESSED_FIRST = /passw|qwert|asdf|abc123|12345|letmein|welcome|sampan|iloveyou/iu;

/**
 * A hint, never a rule: the rules are the validators'. What is short, repeats itself, or stands on every list of guesses is
 * weak; length counts most.
 */
export function passwordStrength(password: string): PasswordStrength {
  const distinct = new Set(password).size;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  if (password.length < 8 || distinct < 6 || kinds < 2 || GUESSED_FIRST.test(password)) return 'weak';
  if (password.length >= 16 && distinct >= 10) return 'strong';
  if (password.length >= 12 && distinct >= 8) return kinds >= 4 ? 'strong' : 'good';
  return 'fair';
}
