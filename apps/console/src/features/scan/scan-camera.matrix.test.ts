import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Order } from '@sampan/contract';
import { collectPageErrors, launchBrowser, newPage } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { filmLabel } from '@sampan/testing/film-label';
import { expect, onTestFinished, test } from 'vitest';
import { boughtParcel, labelOf } from '#test/features/scan/bought-parcel.fixtures.ts';

const demo = useDemo();

test('volume 4: a phone held over a label prints it once, and its camera is off afterwards', async () => {
  const owner = await demo.newCompany({ money: 500 });
  const { id, number } = await boughtParcel(owner);
  const other = await boughtParcel(owner);
  // Of a film, each picture shows the same label: it counts once.
  const folder = mkdtempSync(join(tmpdir(), 'sampan-film-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const film = join(folder, 'label.mjpeg');
  writeFileSync(film, await filmLabel(await labelOf(owner, number, demo.url)));
  const browser = await launchBrowser({ camera: film });
  onTestFinished(() => browser.close());
  const page = await newPage(browser, { width: 375, height: 812, touch: true });
  const errors = collectPageErrors(page);
  await page.goto(`${demo.url}/api/health`);
  await page.evaluate(
    (session) => localStorage.setItem('sampan.session', session),
    JSON.stringify({ token: owner.token, user: owner.user }),
  );
  await page.goto(`${demo.url}/orders/scan`);
  const scans: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/label/scan')) scans.push(request.postData() ?? '');
  });
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  const { tracking_code } = (await owner.api.call<Order>('GET', `/api/v1/order/${id}`)).label ?? {};
  await page.getByText(`Scanned: ${tracking_code}`).waitFor();
  await page.getByRole('heading', { name: /was printed before|^Printing/u }).waitFor();
  // What came of it is seen beside the camera's picture, above the bar at the foot.
  const again = page.getByRole('button', { name: 'Print again' });
  const bar = page.getByRole('navigation').last();
  await expect
    .poll(async () => {
      const [seen, foot] = [await again.boundingBox(), await bar.boundingBox()];
      return seen !== null && foot !== null && seen.y + seen.height <= foot.y;
    })
    .toBe(true);
  // A second parcel by hand, while the camera sees the first on and on.
  await page.getByLabel('Order number, tracking number or SKU').fill(other.number);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `Printing ${other.number}` }).waitFor();
  expect(scans.map((body) => (JSON.parse(body) as { code: string }).code)).toEqual([tracking_code, other.number]);
  const isOn = () =>
    page.evaluate(() => {
      const stream = document.querySelector('video')?.srcObject as MediaStream | null | undefined;
      Object.assign(globalThis, { kept: (globalThis as { kept?: unknown }).kept ?? stream });
      return (globalThis as unknown as { kept: MediaStream }).kept.getTracks().map(({ readyState }) => readyState);
    });
  expect(await isOn()).toEqual(['live']);
  await page.getByRole('button', { name: 'Stop camera' }).click();
  await expect.poll(isOn).toEqual(['ended']);
  expect(errors).toEqual([]);
});
