import { isCountryCode } from '@sampan/country-rules';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import type { Env } from '../platform/config/env.ts';
import { DomainError } from '../platform/errors.ts';
import {
  checkNewAccount,
  createAdmin,
  grantAdmin,
  listAdmins,
  resetSecondFactor,
  revokeAdmin,
  type AdminOutcome,
} from '../modules/identity/sign-in/index.ts';
import { composeServer, type ServerParts } from '../composition/server.ts';
import { openForCommand } from './open-for-command.ts';
import type { CommandResult } from './rates.command.ts';

export const ADMIN_USAGE = [
  '  admin create --email <email>  open an account that is an admin of Sampan; asks for its password',
  '      [--send-link]             send a link to choose the password instead',
  '      [--name <name>] [--country SG|MY|PH|ID]',
  '  admin grant --email <email>   make somebody who has an account an admin',
  '  admin revoke --email <email>  take it away; what they do on behalf of others ends',
  '  admin reset-second-factor --email <email>',
  '                                let somebody who lost phone and recovery codes in again; signs them out everywhere',
  '  admin list                    who is an admin',
].join('\n');

const USAGE: CommandResult = { exit_code: 2, text: `Usage:\n${ADMIN_USAGE}` };

const VERBS: ReadonlySet<string> = new Set(['create', 'grant', 'revoke', 'reset-second-factor', 'list']);

const SENTENCES: Record<AdminOutcome, string> = {
  done: 'Done.',
  known: 'This email has an account already. Use: admin grant --email <email>',
  unknown: 'Nobody has proved this email. Use: admin create --email <email>',
  unchanged: 'Nothing to change.',
  last: 'This is the only admin. Make somebody else one first.',
};

const OPTIONS = {
  email: { type: 'string' },
  name: { type: 'string', default: '' },
  country: { type: 'string', default: 'SG' },
  'send-link': { type: 'boolean', default: false },
} as const;

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch {
    return null;
  }
}

/** `admin ...`: who runs this installation of Sampan. `askPassword` reads one without showing it. */
export async function adminCommand(
  args: readonly string[],
  env: Env,
  askPassword: () => Promise<string>,
): Promise<CommandResult> {
  const [verb = '', ...rest] = args;
  const options = optionsOf(rest);
  if (!options || !VERBS.has(verb)) return USAGE;
  if ((verb === 'list') !== (options.email === undefined)) return USAGE;
  const database = await openForCommand(env);
  try {
    const parts = await composeServer({ pool: database.pool, env, log: pino({ level: 'silent' }) });
    if (verb === 'list') return await list(parts);
    const email = options.email ?? '';
    if (verb === 'create') return await create(parts, { ...options, email }, askPassword);
    if (verb === 'reset-second-factor') return await reset(parts, email);
    return answer(await (verb === 'grant' ? grantAdmin : revokeAdmin)(parts.ctx, email));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { exit_code: 1, text: (error.details.errors ?? []).map(({ message }) => message).join('\n') };
  } finally {
    await database.close();
  }
}

function answer(outcome: AdminOutcome, done = SENTENCES.done): CommandResult {
  const is_refused = outcome === 'known' || outcome === 'unknown' || outcome === 'last';
  return { exit_code: is_refused ? 1 : 0, text: outcome === 'done' ? done : SENTENCES[outcome] };
}

async function list({ ctx }: ServerParts): Promise<CommandResult> {
  const admins = await listAdmins(ctx);
  const lines = admins.map(({ email, name }) => `  ${email ?? ''}${name === '' ? '' : `, ${name}`}`);
  return { exit_code: 0, text: lines.length === 0 ? 'Nobody is an admin yet.' : lines.join('\n') };
}

async function reset({ ctx }: ServerParts, email: string): Promise<CommandResult> {
  const outcome = await resetSecondFactor(ctx, email);
  if (outcome === 'unknown') return { exit_code: 1, text: 'Nobody has proved this email.' };
  if (outcome === 'unchanged') return { exit_code: 0, text: 'Two-factor sign-in is not on for this email.' };
  const told = ctx.ports.mailer
    ? 'An email tells them.'
    : 'The email to them waits until SMTP_URL and MAIL_FROM are set.';
  return { exit_code: 0, text: `Two-factor sign-in is off for ${email}, who is signed out everywhere. ${told}` };
}

async function create(
  { ctx }: ServerParts,
  options: { email: string; name: string; country: string; 'send-link': boolean },
  askPassword: () => Promise<string>,
): Promise<CommandResult> {
  const country_code = options.country.toUpperCase();
  if (!isCountryCode(country_code) || country_code === 'VN') return USAGE;
  const sends_link = options['send-link'];
  const password = sends_link ? null : await askPassword();
  // The rules of signing up; the password of a link is checked when it is chosen.
  await checkNewAccount({
    email: options.email,
    password: password ?? 'Chosen-by-link#1',
    phone: '',
    country_code,
  });
  const outcome = await createAdmin(ctx, { email: options.email, name: options.name, country_code, password });
  const link = ctx.ports.mailer
    ? 'A link to choose the password is on its way.'
    : 'The link to choose the password waits until SMTP_URL and MAIL_FROM are set.';
  return answer(outcome, `${options.email} is an admin. ${sends_link ? link : `Sign in at ${ctx.env.public_url}`}`);
}
