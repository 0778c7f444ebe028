import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { newPage, sharedBrowser } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSdkArchive } from './sdk-archive.ts';
import { mountSdk, SDK_FOLDER } from './sdk-files.ts';

const NEXT = '99.0.0';
const PART = /part\.[\w.-]+?\.js/gu;

const demo = useDemo();
let folder: string;
let built: string;
let host: Server;
let home: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sampan-upgrade-'));
  built = join(folder, 'built');
  cpSync(SDK_FOLDER, built, { recursive: true, filter: (path) => !/\.(br|gz)$/u.test(path) });
  const app = new Hono();
  const archive = createSdkArchive(join(folder, 'files'), () => Math.floor(Date.now() / 1000));
  archive.keep(built, { may_change: false });
  mountSdk(app, archive, built);
  app.get('/kaya', (c) =>
    c.html(`<!doctype html><html lang="en"><title>Shop</title><script async src="/sdk/v1/sampan.js"></script>
      <sampan-checkout api="${demo.server.url}" public-key="pk_test_DemoKopiKayaSingapore00" product-id="prod_sg_kaya_jam_trio"></sampan-checkout></html>`),
  );
  home = await new Promise((resolve) => {
    host = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    ) as Server;
  });
});
afterAll(async () => {
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** Puts the next release in the place of what is served: another version, in which every part has another name. */
function upgrade(): void {
  const { version } = JSON.parse(readFileSync(join(built, 'version.json'), 'utf8')) as { version: string };
  const next = join(folder, 'next');
  mkdirSync(next);
  const renamed = (text: string): string => text.replaceAll(PART, (name) => name.replace(/\.js$/u, 'next.js'));
  for (const name of readdirSync(built)) {
    const text = readFileSync(join(built, name), 'utf8');
    writeFileSync(join(next, renamed(name)), renamed(text).replaceAll(version, NEXT));
  }
  rmSync(built, { recursive: true });
  cpSync(next, built, { recursive: true });
  createSdkArchive(join(folder, 'files'), () => Math.floor(Date.now() / 1000)).keep(built, { may_change: false });
}

async function read(path: string): Promise<string> {
  const answer = await fetch(`${home}/sdk/${path}`);
  return answer.ok ? answer.text() : String(answer.status);
}

test('a page that was open during an upgrade finishes its purchase, and the version before keeps its bytes', async () => {
  const page = await newPage(await sharedBrowser());
  try {
    const { version } = JSON.parse(await read('v1/version.json')) as { version: string };
    const before = await read(`${version}/checkout.js`);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${home}/kaya`);
    await page.getByLabel(/^Email/u).fill('buyer@example.test');
    upgrade();
    const parts: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/sdk/v1/part.')) parts.push(`${answer.status()} ${answer.url().split('/').at(-1)}`);
    });
    await page.getByLabel(/^Name/u).fill('Tan Wei Ling');
    await page.getByLabel(/^Phone number/u).fill('91234567');
    await page.getByLabel(/^Postcode/u).fill('310145');
    await page.getByLabel(/^Street/u).fill('Blk 145 Toa Payoh Lorong 2');
    await page.getByLabel(/^Unit number/u).fill('#08-212');
    await page.getByLabel(/^Card number/u).fill('4242424242424242');
    await page.getByRole('button', { name: /^Pay S\$ \d+\.\d\d$/u }).click();
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter((part) => !part.startsWith('200') || part.includes('next.js'))).toEqual([]);
    expect(errors).toEqual([]);
    expect(await read(`${version}/checkout.js`)).toBe(before);
    expect(await read('v1/version.json')).toContain(NEXT);
    expect(await read(`${NEXT}/checkout.js`)).not.toBe(before);
  } finally {
    await page.context().close();
  }
});
