let list: Promise<ReadonlySet<string>> | null = null;

/** With a special character more, a shorter one is long enough for a password. */
const SHORTEST = 6;

/** The 49,000 passwords that leaked most often; read when the first password is chosen, not at the start. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= SHORTEST));
}

/**
 * Whether a password is among those that are tried first (ASVS 6.2.4), whatever its case, also with the special characters
 * around it that strict mode makes people add: 'Password1!' is 'password1'.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= commonPasswords();
  const words = await list;
  const word = password.toLowerCase();
  return words.has(word) || words.has(word.replaceAll(/^[!@#$%^&*]+|[!@#$%^&*]+$/gu, ''));
}
