import { weaknessOf } from '../secret-strength.ts';
import { listOf, sealingKeysOf } from './setting-list.ts';

/** A setting is wrong; the message says which and how to mend it. Stops the start. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

interface Secrets {
  SAMPAN_SECRET?: string | undefined;
  SAMPAN_FORMER_SECRETS?: string | undefined;
  SAMPAN_SEALING_KEYS?: string | undefined;
  SAMPAN_AUDIT_SECRET?: string | undefined;
}

/** Settings that mean something together only. */
export function refuseHalfSet<Name extends string>(
  env: Readonly<Partial<Record<Name, unknown>>>,
  names: readonly Name[],
): void {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return;
  throw new EnvError(`${names.join(', ')} belong together: ${missing.join(', ')} must be set as well.`);
}

/** Links, sessions of payment and bank accounts hang on these: nobody may guess one. */
export function refuseWeakSecrets(env: Secrets): void {
  const secrets: [name: string, secret: string | undefined][] = [
    ['SAMPAN_SECRET', env.SAMPAN_SECRET],
    ['SAMPAN_AUDIT_SECRET', env.SAMPAN_AUDIT_SECRET],
    ...listOf(env.SAMPAN_FORMER_SECRETS).map((secret): [string, string] => ['SAMPAN_FORMER_SECRETS', secret]),
    ...sealingKeysOf(env.SAMPAN_SEALING_KEYS).map((key): [string, string] => [
      `SAMPAN_SEALING_KEYS, key ${key.id},`,
      key.secret,
    ]),
  ];
  for (const [name, secret] of secrets) {
    const weakness = secret === undefined ? null : weaknessOf(secret);
    if (weakness !== null) throw new EnvError(`${name} ${weakness}. Make one with: openssl rand -base64 48`);
  }
}
