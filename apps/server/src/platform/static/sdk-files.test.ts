import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { mountSdk } from './sdk-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'sampan-sdk-'));
writeFileSync(join(folder, 'version.json'), JSON.stringify({ version: '1.0.0' }));
writeFileSync(join(folder, 'tracking.js'), 'export {};');
const app = new Hono();
mountSdk(app, folder);

const statusOf = async (path: string): Promise<number> => (await app.request(path)).status;

test.each(['/sdk/v1', '/sdk/1.0.0'])(
  '%s has the files of the build, in a folder of any number as well',
  async (home) => {
    const bytes = await (await app.request(`${home}/tracking.js`)).text();
    expect(bytes).toBe('export {};');
    expect(await (await app.request(`${home}/~1763990000000/tracking.js`)).text()).toBe(bytes);
    for (const path of ['again/tracking.js', '~1a/tracking.js', '~1/~2/tracking.js', '~1/nothing.js'])
      expect([path, await statusOf(`${home}/${path}`)]).toEqual([path, 404]);
  },
);
