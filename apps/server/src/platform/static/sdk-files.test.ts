import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSdkArchive } from './sdk-archive.ts';
import { mountSdk } from './sdk-files.ts';

const DAY_S = 86_400;
const START = 1_800_000_000;

let folder = '';
let built = '';
let now = START;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sampan-sdk-'));
  built = join(folder, 'built');
  now = START;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A server that starts on a build of its own, with the files that earlier ones kept. */
function start(version: string, files: Readonly<Record<string, string>>, may_change = false) {
  rmSync(built, { recursive: true, force: true });
  mkdirSync(built);
  for (const [name, text] of Object.entries({ ...files, 'version.json': JSON.stringify({ version }) }))
    writeFileSync(join(built, name), text);
  const archive = createSdkArchive(join(folder, 'files', 'sdk'), () => now);
  const { is_reused } = archive.keep(built, { may_change });
  const app = new Hono();
  mountSdk(app, archive, built);
  const get = async (path: string): Promise<string | number> => {
    const answer = await app.request(`/sdk/${path}`, { headers: { 'Accept-Encoding': 'br' } });
    return answer.ok ? answer.text() : answer.status;
  };
  return { get, is_reused, app };
}

const FIRST = { 'checkout.js': 'first', 'part.pay-a1.js': 'pay first', 'part.map-b1.js': 'map' };
const SECOND = { 'checkout.js': 'second', 'part.pay-a2.js': 'pay second', 'part.map-b1.js': 'map' };

describe('the files of the widgets', () => {
  test.each(['v1', '1.0.0'])('%s has those of the build, in a folder of any number as well', async (release) => {
    const { get } = start('1.0.0', FIRST);
    expect(await get(`${release}/checkout.js`)).toBe('first');
    expect(await get(`${release}/~1763990000000/checkout.js`)).toBe('first');
    for (const path of ['again/checkout.js', '~1a/checkout.js', '~1/~2/checkout.js', '~1/nothing.js', '..%2fversion'])
      expect([path, await get(`${release}/${path}`)]).toEqual([path, 404]);
  });

  test('a published version answers with its own bytes for good, and the moving address with those of now', async () => {
    start('1.0.0', FIRST);
    const { get, app } = start('1.1.0', SECOND);
    now += 400 * DAY_S;
    const later = start('1.2.0', { 'checkout.js': 'third' });
    for (const [path, bytes] of [
      ['1.0.0/checkout.js', 'first'],
      ['1.0.0/part.pay-a1.js', 'pay first'],
      ['1.1.0/checkout.js', 'second'],
      ['1.2.0/checkout.js', 'third'],
      ['v1/checkout.js', 'third'],
      ['1.3.0/checkout.js', 404],
      ['1.0.0/constructor', 404],
    ] as const)
      expect([path, await later.get(path)]).toEqual([path, bytes]);
    expect(await get('1.0.0/checkout.js')).toBe('first');
    const pinned = await app.request('/sdk/1.0.0/checkout.js');
    expect(pinned.headers.get('cache-control')).toContain('immutable');
    expect(pinned.headers.get('content-type')).toContain('text/javascript');
  });

  test('a page that was open during an upgrade gets the parts it began with, for 30 days after', async () => {
    start('1.0.0', FIRST);
    now += 90 * DAY_S;
    const { get } = start('1.1.0', SECOND);
    now += 29 * DAY_S;
    expect(await get('v1/part.pay-a1.js')).toBe('pay first');
    expect(await get('v1/part.pay-a2.js')).toBe('pay second');
    now += 2 * DAY_S;
    expect(await get('v1/part.pay-a1.js')).toBe(404);
    expect(await get('v1/part.map-b1.js')).toBe('map');
  });

  test('other bytes under a published number change nothing in production, and take its place in the demo', async () => {
    start('1.0.0', FIRST);
    const again = start('1.0.0', SECOND);
    expect([again.is_reused, await again.get('1.0.0/checkout.js')]).toEqual([true, 'first']);
    const demo = start('1.0.0', SECOND, true);
    expect(await demo.get('1.0.0/checkout.js')).toBe('second');
    expect(start('1.0.0', SECOND).is_reused).toBe(false);
  });

  test('compressed copies are kept beside their files', async () => {
    mkdirSync(built, { recursive: true });
    start('1.0.0', { ...FIRST, 'checkout.js.br': 'squeezed' });
    const { get } = start('1.1.0', SECOND);
    expect(await get('1.0.0/checkout.js')).toBe('squeezed');
  });
});
