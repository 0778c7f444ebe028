import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandsUnder } from './self-host-guide.fixtures.ts';
import { ROOT, SETTINGS as settings, textOf } from './self-host.fixtures.ts';

/** What needs no server; `self-host.matrix.test.ts` starts one with these settings. */
describe('examples/self-host', () => {
  test('its settings are settings of the server, those in comments too', () => {
    const env = ['env.ts', 'courier-settings.ts', 'database-settings.ts']
      .map((file) => readFileSync(join(ROOT, 'apps/server/src/platform/config', file), 'utf8'))
      .join('');
    const names = [...textOf('sampan.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gmu)].map(([, name]) => name);
    expect(names).toContain('DATABASE_URL');
    for (const name of names) expect(env).toContain(`  ${name}: `);
    expect(settings).toMatchObject({ SAMPAN_PROFILE: 'production', SAMPAN_TRUST_PROXY: 'true' });
  });

  test('unit, settings and Caddyfile agree with each other', () => {
    const unit = textOf('sampan.service');
    const [, program = '', script = ''] = /^ExecStart=\/opt\/sampan\/(\S+) (\S+)$/mu.exec(unit) ?? [];
    expect(existsSync(join(ROOT, script))).toBe(true);
    expect(textOf('install.sh')).toContain(`/bin/node)" /opt/sampan/${program}\n`);
    expect(unit).toContain('EnvironmentFile=/etc/sampan/sampan.env');
    expect(unit).toContain(`StateDirectory=${settings['SAMPAN_DATA']?.replace('/var/lib/', '')}`);
    const proxy = textOf('Caddyfile');
    expect(proxy).toContain(`reverse_proxy ${settings['HOST']}:${settings['PORT']}`);
    expect(textOf('sampan.socket')).toMatch(new RegExp(`^ListenStream=${settings['HOST']}:${settings['PORT']}$`, 'mu'));
    expect(unit).toMatch(/^Requires=sampan\.socket$/mu);
    expect(settings['SAMPAN_PUBLIC_URL']).toBe(`https://${/^([\w.]+) \{/mu.exec(proxy)?.[1]}`);
  });

  test.each(['install.sh', 'sampan.sh'])('%s is a script that may be run', (file) => {
    const path = join(ROOT, 'examples/self-host', file);
    expect(spawnSync('sh', ['-n', path], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
    expect(statSync(path).mode & 0o111).toBe(0o111);
  });

  test.each([
    [[]],
    [['--image', 'ship.example']],
    [['--no-start', 'a b']],
    [['ship.example; reboot']],
    [['--other']],
    [['ship.example', 'more']],
  ])('install.sh refuses %j before it does anything', (args) => {
    const done = spawnSync(join(ROOT, 'examples/self-host/install.sh'), args, { encoding: 'utf8' });
    expect(done).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/^usage: /u) });
  });

  test('the guide installs by the script, and names files and commands that are there', () => {
    const [install = '', admin = ''] = commandsUnder('Install');
    expect(install).toContain('/opt/sampan/examples/self-host/install.sh ship.example');
    expect(admin).toContain('sampan admin create');
    for (const file of [
      'install.sh',
      'sampan.sh',
      'sampan.service',
      'sampan.socket',
      'sampan.env.example',
      'Caddyfile',
    ])
      expect(textOf('README.md')).toContain(`| \`${file}\``);
    for (const heading of ['Install', 'Upgrade', 'Back up', 'When the machine is lost'])
      for (const lines of commandsUnder(heading))
        for (const [, folder = ''] of lines.matchAll(/\/opt\/sampan\/(\S+)/gu))
          expect(existsSync(join(ROOT, folder.replace(/^\.git$/u, '')))).toBe(true);
  });
});
