import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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
    expect(program).toMatch(/^node_modules\/node-linux-(x64|arm64)\/bin\/node$/u);
    expect(unit).toContain('EnvironmentFile=/etc/sampan/sampan.env');
    expect(unit).toContain(`StateDirectory=${settings['SAMPAN_DATA']?.replace('/var/lib/', '')}`);
    const proxy = textOf('Caddyfile');
    expect(proxy).toContain(`reverse_proxy ${settings['HOST']}:${settings['PORT']}`);
    expect(textOf('sampan.socket')).toMatch(new RegExp(`^ListenStream=${settings['HOST']}:${settings['PORT']}$`, 'mu'));
    expect(unit).toMatch(/^Requires=sampan\.socket$/mu);
    expect(settings['SAMPAN_PUBLIC_URL']).toBe(`https://${/^([\w.]+) \{/mu.exec(proxy)?.[1]}`);
  });
});
