import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInEngines } from './index.ts';

const PAGE = `<!doctype html><html lang="en"><title>Shop</title>
<label>Name <input id="name" value="old"></label>
<button disabled>Sold out</button>
<div class="veil" style="position: relative"><button id="under">Under</button>
<p class="cover" style="position: absolute; inset: 0; margin: 0; background: white"></p></div>
<section id="host"></section>
<script>
const root = document.getElementById('host').attachShadow({ mode: 'open' });
root.innerHTML = '<style>p { color: green }</style><label for="size">Size</label><select id="size"></select>' +
  '<button><b>Order</b> now</button><label for="secret">Password</label><input id="secret" type="password"><p role="status"></p>';
const said = root.querySelector('p');
setTimeout(() => { root.querySelector('select').innerHTML = '<option value="s">Small</option><option value="l">Large</option>'; }, 200);
root.querySelector('select').addEventListener('change', (event) => { said.textContent = 'size ' + event.target.value; });
root.querySelector('button').addEventListener('click', (event) => {
  said.textContent = 'ordered for ' + document.getElementById('name').value + (event.isTrusted ? '' : ' by a script');
  document.cookie = 'seen=1';
});
</script></html>`;

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/') response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(PAGE);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describeInEngines('the driver', (withPage) => {
  test('uses a page with mouse and keyboard, open shadow roots included', async () => {
    await withPage(async (page) => {
      await page.open(url);
      await page.fill({ role: 'textbox', name: 'Name' }, 'Nguyễn Thị Ánh Tuyết');
      expect(await page.value({ label: 'Name' })).toBe('Nguyễn Thị Ánh Tuyết');
      await page.fill({ label: /^Pass/u }, 'Kaya#1');
      expect(await page.value({ css: '#secret' })).toBe('Kaya#1');
      await page.choose({ role: 'combobox', name: 'Size' }, 'Large');
      expect(await page.text({ role: 'status' })).toBe('size l');
      await page.click({ role: 'button', name: 'Order now', within: { css: '#host' } });
      await page.waitFor({ text: /^ordered for Nguyễn Thị Ánh Tuyết$/u });
      await page.fill({ label: 'Name' }, '');
      expect(await page.value({ label: 'Name' })).toBe('');
      expect(await page.isShown({ role: 'button', name: 'Order' })).toBe(false);
      expect(await page.errors()).toEqual([]);
    });
  });

  test('says what it waited for, why in vain, and what the page shows', async () => {
    await withPage(async (page) => {
      await page.open(url);
      await expect(page.click({ role: 'button', name: 'Sold out' })).rejects.toThrow(
        /waited 0.5 s for button "Sold out" to be ready to click: it is disabled\n.*which shows:\n[^]*Order now/u,
      );
      await expect(page.click({ css: '#under' })).rejects.toThrow('a click would reach <p class="cover">');
      await expect(page.waitFor({ text: 'never' })).rejects.toThrow('the text "never" to be shown');
      await expect(page.choose({ css: '#size' }, 'Huge')).rejects.toThrow('it offers Small, Large');
    }, 500);
  });

  test('notices what goes wrong inside a page', async () => {
    await withPage(async (page) => {
      await page.open(url);
      await page.run(`(setTimeout(() => { throw new Error('thrown'); }), console.error('said'), null)`);
      await expect.poll(async () => (await page.errors()).join('\n')).toMatch(/said[^]*thrown/u);
    });
  });

  test('each page has cookies of its own, a picture shows it, and no way leads out of this machine', async () => {
    await withPage(async (page) => {
      await page.open(url);
      await page.click({ role: 'button', name: 'Order now' });
      expect(await page.run('document.cookie')).toBe('seen=1');
      const picture = await page.screenshot();
      expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
      expect(picture.readUInt32BE(16)).toBe(1280);
      await page.run(
        `(fetch('http://stranger.test/', { mode: 'no-cors' }).then(() => 'reached', () => 'refused').then((end) => { document.title = end; }), null)`,
      );
      await expect.poll(() => page.run('document.title')).toBe('refused');
    });
    await withPage(async (page) => {
      await page.open(url);
      expect(await page.run('document.cookie')).toBe('');
    });
  });
});
