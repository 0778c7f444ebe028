import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for Argon2id, the library's default kind: 19 MiB, two passes, one lane (trust 1 'Password'). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MARK = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** Whether a hash was made with other costs than today's: it is written anew when its password is next seen. */
export function isOutdatedHash(password_hash: string): boolean {
  return !password_hash.startsWith(MARK);
}

let decoy: Promise<string> | null = null;

/**
 * Checks a password. Without a hash it takes as long and says no: an unknown email must not answer sooner than a known
 * one (trust 4.22).
 */
export async function verifyPassword(password_hash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const is_right = await verify(password_hash ?? (await decoy), password);
  return is_right && password_hash !== null;
}
