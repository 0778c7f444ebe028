import type { Demo, DemoPerson } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

/** What is there to click, by page: the name of a button or a link, and who finds it. */
const OFFERS = [
  // Spec 6: no Top Up for staff, staff_ro and post_billing.
  { path: '/home', offers: { 'Add Order': ['owner', 'staff', 'post_billing'], 'Top Up': ['owner'] } },
  { path: '/sell-product', offers: { 'Add product': ['owner', 'staff', 'post_billing'] } },
  { path: '/settings/add-to-site', offers: { 'Create key': ['owner', 'post_billing'] } },
  { path: '/settings/members', offers: { 'Invite member': ['owner', 'post_billing'] } },
  {
    path: '/settings',
    offers: { Members: ['owner', 'staff', 'post_billing'], 'Payment methods': ['owner', 'post_billing'] },
  },
] as const satisfies readonly { path: string; offers: Readonly<Record<string, readonly string[]>> }[];

const PEOPLE = {
  owner: 'sg',
  staff: 'staff',
  staff_ro: 'readonly',
  post_billing: 'postbilling',
} as const satisfies Record<string, DemoPerson>;

const offered = async (page: Page, name: string) =>
  (await page.getByRole('button', { name, exact: true }).count()) +
    (await page.getByRole('link', { name, exact: true }).count()) >
  0;

/** The page has what it asked for: its heading stands, and nothing of it is still on its way. */
async function waitForPage(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect
    .poll(() => page.getByRole('main').locator('.s-skeleton, .s-skeleton-rows').count(), { timeout: 10_000 })
    .toBe(0);
}

/** What each of these roles finds on the pages that offer different things to different roles. */
export function offersByRole(demo: Demo, roles: readonly (keyof typeof PEOPLE)[]): void {
  describe('what is offered to whom (spec 6)', () => {
    test.each(roles)('%s', async (role) => {
      const { page } = await demo.open({ as: PEOPLE[role], stay: true });
      for (const { path, offers } of OFFERS) {
        await page.goto(demo.url + path);
        await waitForPage(page);
        for (const width of [375, 1280]) {
          await page.setViewportSize({ width, height: 812 });
          await page.getByRole('heading', { level: 1 }).first().waitFor();
          for (const [name, who] of Object.entries(offers)) {
            const expected = (who as readonly string[]).includes(role);
            await expect
              .poll(async () => [width, path, name, await offered(page, name)])
              .toEqual([width, path, name, expected]);
          }
        }
      }
      // Of a parcel that could be cancelled, read-only staff see everything and change nothing.
      if (role === 'post_billing') return;
      await page.goto(`${demo.url}/orders/pick-up`);
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 812 });
        const parcel = page.getByRole('table').getByRole('row').nth(1);
        await parcel.getByRole('button').or(parcel.getByRole('link')).first().click();
        await page.getByRole('button', { name: 'Print label' }).first().waitFor();
        await expect
          .poll(async () => [width, 'Cancel', await offered(page, 'Cancel parcel')])
          .toEqual([width, 'Cancel', role !== 'staff_ro']);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    });
  });
}
