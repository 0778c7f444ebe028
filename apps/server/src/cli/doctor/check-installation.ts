import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Ctx } from '../../platform/context.ts';
import { isAuditSecretKnown, OTHER_AUDIT_SECRET } from '../../platform/audit/audit-secret.ts';
import { listServers, SILENT_S } from '../../platform/drain/server.repo.ts';
import { pauseReason } from '../../platform/setting/pause.ts';
import { listAdmins } from '../../modules/identity/sign-in/index.ts';
import { unreadableSentence, walkAllSealed } from '../../composition/sealed-stores.ts';
import { ok, warning, wrong, type Finding } from './finding.ts';

const GIGABYTE = 1e9;
const LEAST_DISK = GIGABYTE;
const LITTLE_DISK = 5 * GIGABYTE;

/** What needs a schema that is up to date: keys, files, people, providers. */
export async function checkInstallation(ctx: Ctx): Promise<Finding[]> {
  return [
    await checkKeys(ctx),
    await checkAuditSecret(ctx),
    await checkFiles(ctx),
    await checkAdmins(ctx),
    await checkPause(ctx),
    await checkServers(ctx),
    await checkCounters(ctx),
    ...checkProviders(ctx),
  ];
}

/** Room for data and files. */
export async function checkDisk(name: string, folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(nearest(folder));
  const free = bavail * bsize;
  const text = `${Math.round((free * 10) / GIGABYTE) / 10} GB free for ${folder}`;
  if (free >= LITTLE_DISK) return ok(name, text);
  const advice = 'Make room: without any, nothing can be written.';
  return free < LEAST_DISK ? wrong(name, text, advice) : warning(name, text, advice);
}

/** A folder that is not made yet will be on the disk of the one above it. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));

async function checkKeys(ctx: Ctx): Promise<Finding> {
  const problem = unreadableSentence(await walkAllSealed(ctx, { writes: false }));
  if (problem !== null) return wrong('keys', 'they do not open everything', problem);
  return ok('keys', 'they open everything that is sealed');
}

async function checkAuditSecret(ctx: Ctx): Promise<Finding> {
  if (await isAuditSecretKnown(ctx)) return ok('audit secret', 'it proves the audit log');
  return wrong('audit secret', 'it is not the one that proved the audit log', OTHER_AUDIT_SECRET);
}

/** Servers that somebody drained and forgot, and those that were killed. */
async function checkServers({ db }: Ctx): Promise<Finding> {
  const servers = await listServers(db);
  const there = servers.filter(({ silent_s }) => silent_s <= SILENT_S);
  const drained = there.filter(({ is_asked }) => is_asked).map(({ name }) => name);
  const text = `${there.length} running`;
  if (drained.length === 0) return ok('servers', text);
  return warning(
    'servers',
    `${text}, without new work: ${drained.join(', ')}`,
    'Stop them, or run: drain --all --undo.',
  );
}

/** Writes a file, reads it back and deletes it. */
async function checkFiles({ ports: { files }, env }: Ctx): Promise<Finding> {
  const place = env.SAMPAN_S3_ENDPOINT === undefined ? env.files_dir : `bucket ${env.SAMPAN_S3_BUCKET}`;
  const name = `doctor/${randomUUID()}.txt`;
  const body = async function* () {
    yield Buffer.from(name);
  };
  try {
    await files.put(name, body());
    const found = await files.open(name);
    const text = found === null ? '' : await new Response(found.body).text();
    await files.delete(name);
    if (text === name) return ok('files', `${place} can be written and read`);
    return wrong('files', 'what was written is read otherwise', `Look at what keeps ${place}.`);
  } catch (error) {
    const { code = 'unknown', message } = error as NodeJS.ErrnoException;
    if (place !== env.files_dir)
      return wrong(
        'files',
        `${place} cannot be used: ${message}`,
        'Check the settings SAMPAN_S3_*, and what the key may do.',
      );
    return wrong(
      'files',
      `${place} cannot be used (${code})`,
      'Let SAMPAN_FILES name a folder that the user of the server may write.',
    );
  }
}

async function checkAdmins(ctx: Ctx): Promise<Finding> {
  const { length } = await listAdmins(ctx);
  if (length > 0) return ok('admins', `${length} of them`);
  return warning('admins', 'nobody is an admin', 'Make one: admin create --email <email>');
}

async function checkPause({ db }: Ctx): Promise<Finding> {
  const reason = await pauseReason(db);
  if (reason === null) return ok('work', 'servers work');
  return warning('work', `servers are paused: ${reason}`, 'When nothing else works with these accounts, run: resume');
}

/** Limits of calls work without it; they are then higher than they say, by the number of servers. */
async function checkCounters({ ports: { counters } }: Ctx): Promise<Finding> {
  const are_shared = await counters.areShared();
  await counters.stop();
  if (are_shared === null) return ok('rate limits', 'each server counts alone');
  if (are_shared) return ok('rate limits', 'servers count together');
  return warning(
    'rate limits',
    'Valkey does not answer',
    'Check SAMPAN_VALKEY_URL. Until then each server counts alone.',
  );
}

/** Which providers are set. They are not called. */
function checkProviders({ ports, env }: Ctx): Finding[] {
  const is_https = env.public_url.startsWith('https://');
  const address = is_https || env.SAMPAN_PROFILE === 'demo';
  return [
    address
      ? ok('public address', env.public_url)
      : warning('public address', env.public_url, 'Let SAMPAN_PUBLIC_URL begin with https.'),
    ports.mailer ? ok('emails', 'are sent') : warning('emails', 'wait in the database', 'Set SMTP_URL and MAIL_FROM.'),
    ports.sms
      ? ok('text messages', 'are sent')
      : warning('text messages', 'wait in the database', 'Set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.'),
    ports.payments.live || ports.payments.sandbox
      ? ok('payments', ports.payments.live ? 'by Stripe' : 'in the sandbox')
      : warning('payments', 'no cards are taken', 'Set the three Stripe keys.'),
    ports.couriers.profiles().length > 0
      ? ok('couriers', `${ports.couriers.profiles().length} of them`)
      : warning('couriers', 'there are none', 'Connect one: docs/couriers.md names the settings.'),
  ];
}
