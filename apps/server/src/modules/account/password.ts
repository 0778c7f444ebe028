import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for Argon2id, the library's default kind: 19 MiB, two passes, one lane (trust 1 'Password'). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

export function verifyPassword(password_hash: string, password: string): Promise<boolean> {
  return verify(password_hash, password);
}

let decoy: Promise<string> | null = null;

/** Takes as long as a real check: an unknown email must not answer sooner than a known one (trust 4.22). */
export async function verifyAgainstNobody(password: string): Promise<false> {
  decoy ??= hashPassword('nobody has this password');
  await verifyPassword(await decoy, password);
  return false;
}
