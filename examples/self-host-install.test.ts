import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startKarrioStandIn,
  type KarrioStandIn,
} from '../apps/server/test/adapters/courier-karrio/karrio-stand-in.fixtures.ts';
import { startSmtpStandIn, type SmtpStandIn } from '../apps/server/test/adapters/mailer-smtp/smtp-stand-in.fixtures.ts';
import { freePort } from '../packages/testing/src/index.ts';
import {
  furnish,
  reasonAgainstMachine,
  startBareMachine,
  type BareMachine,
} from '../packages/testing/src/machine/bare-machine.ts';
import { commandsWith } from './self-host-guide.fixtures.ts';
import { grantCredit, shipParcel, signInAgain, signUp } from './self-host-merchant.fixtures.ts';
import { ROOT } from './self-host.fixtures.ts';

const ADMIN = { email: 'you@ship.example', password: 'Harbour#Master2026' };
const ORIGIN = '/srv/sampan.git';

/** The mail server, the courier, and what an operator carries from one machine to the next. */
let karrio: KarrioStandIn;
let mail: SmtpStandIn;
let carried: string;
const machines: BareMachine[] = [];

beforeAll(async () => {
  karrio = await startKarrioStandIn();
  mail = await startSmtpStandIn();
  carried = mkdtempSync(join(tmpdir(), 'sampan-carried-'));
});
afterAll(async () => {
  for (const machine of machines) machine.lose();
  await karrio.stop();
  await mail.close();
  rmSync(carried, { recursive: true, force: true });
});

async function machineWith(settings: Record<string, string>, from?: BareMachine): Promise<BareMachine> {
  const machine = await startBareMachine(from?.disk);
  machines.push(machine);
  furnish(machine, settings);
  return machine;
}

async function isHealthy(url: string, machine: BareMachine): Promise<void> {
  const deadline = Date.now() + 120_000;
  const log = () => readFileSync(join(machine.disk, 'var/log/sampan.log'), 'utf8').slice(-4_000);
  while (
    !(await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error(`no answer at ${url}: ${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const numbersOf = () =>
  karrio.shipments.filter(({ status }) => status === 'purchased').map((one) => one.tracking_number);

test.skipIf(reasonAgainstMachine() !== null)(
  'a stranger installs by the guide, ships, backs up, loses the machine, restores, and ships again',
  async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const settings = {
      PORT: String(port),
      SMTP_URL: mail.url,
      MAIL_FROM: 'Sampan <no-reply@ship.example>',
      KARRIO_URL: karrio.url,
      KARRIO_TOKEN: karrio.token,
      KARRIO_CARRIERS: 'ninjavan-sg:Ninja Van:SG',
    };
    const first = await machineWith(settings);
    execFileSync('git', ['clone', '-q', '--bare', '--depth=1', `file://${ROOT}`, join(first.disk, ORIGIN)]);

    const [install = '', admin = ''] = commandsWith('Install', ORIGIN);
    await first.run(install);
    await isHealthy(url, first);
    expect(await first.run('stat -c "%a %U:%G" /etc/sampan/sampan.env')).toBe('640 root:sampan\n');
    expect(await first.run('stat -c %U "/proc/$(cat /run/sampan.pid)"')).toBe('sampan\n');
    expect(await first.run(admin, `${ADMIN.password}\n`)).toContain(`${ADMIN.email} is an admin`);

    const merchant = await signUp(url, mail);
    await grantCredit(url, ADMIN);
    const number = await shipParcel(merchant, 'before');
    expect(numbersOf()).toEqual([number]);

    const [backup = ''] = commandsWith('Back up', ORIGIN);
    expect(await first.run(backup)).toContain('was restored and is whole');
    const FILES = [
      ['root/sampan-backup.tar', 'sampan-backup.tar'],
      ['etc/sampan/sampan.env', 'sampan.env'],
    ] as const;
    for (const [from, to] of FILES) copyFileSync(join(first.disk, from), join(carried, to));

    // The next machine has the programs of the first, and nothing of what it knew.
    await first.run('systemctl stop sampan');
    const next = await machineWith(settings, first);
    await next.run(
      'rm -rf /etc/sampan /var/lib/sampan /etc/systemd/system/sampan.* /usr/local/bin/sampan ~/sampan-backup.tar',
    );
    await next.run('userdel sampan');
    first.lose();
    await expect(fetch(url)).rejects.toThrow();

    for (const [, name] of FILES) copyFileSync(join(carried, name), join(next.disk, 'root', name));
    const [restore = '', resume = ''] = commandsWith('When the machine is lost', ORIGIN);
    expect(await next.run(restore)).toContain('start paused');
    await isHealthy(url, next);
    const again = await signInAgain(url);
    const { records } = await again.call<{ records: object[] }>('GET', '/api/v1/order/list');
    expect(records).toMatchObject([{ reference_id: 'before', label: { tracking_code: number } }]);
    await expect(shipParcel(again, 'paused')).rejects.toThrow(': 503');

    await next.run(resume);
    await expect.poll(() => shipParcel(again, 'after').catch(String), { timeout: 20_000 }).toMatch(/^NV/u);
    expect(numbersOf()).toHaveLength(2);
    expect(await next.run('sampan ledger audit')).toContain('The ledger adds up');
  },
);
