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
function refuseWeakSecrets(env: Secrets): void {
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

interface Contradictions extends Secrets {
  SAMPAN_PROFILE: 'demo' | 'production';
  SAMPAN_ROLE: string;
  SAMPAN_EGRESS_ALLOW?: string | undefined;
  SAMPAN_PAYOUTS?: string | undefined;
  DATABASE_URL?: string | undefined;
}

/** Settings that exclude each other, or that a production server must not do without. */
export function refuseContradictions(env: Contradictions): void {
  if (env.SAMPAN_PROFILE === 'production' && !env.SAMPAN_SECRET) {
    throw new EnvError('The production profile needs SAMPAN_SECRET: a random text of at least 32 characters.');
  }
  if (env.SAMPAN_PROFILE === 'production') refuseWeakSecrets(env);
  if (env.SAMPAN_PROFILE === 'production' && env.SAMPAN_EGRESS_ALLOW) {
    throw new EnvError('SAMPAN_EGRESS_ALLOW is for trying out: the production profile calls the public internet only.');
  }
  if (env.SAMPAN_PROFILE === 'production' && env.SAMPAN_PAYOUTS === 'sandbox') {
    throw new EnvError('SAMPAN_PAYOUTS=sandbox pays nobody: the production profile takes bank_file.');
  }
  if (env.SAMPAN_ROLE !== 'all' && !env.DATABASE_URL) {
    throw new EnvError(
      `SAMPAN_ROLE=${env.SAMPAN_ROLE} needs DATABASE_URL: the bundled PostgreSQL belongs to one server, which has to do all.`,
    );
  }
}
