import type { StoreOrder } from '@sampan/contract';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import type { Demo, NewCompany, OpenCountry } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

export interface JourneyChannel {
  /** As the stand-in's address and the API name it. */
  source: 'shopify' | 'woocommerce' | 'lazada' | 'shopee' | 'tiktok';
  name: string;
  /** Where the shop of the stand-in sells. */
  country: OpenCountry;
  money: number;
  /** The channel lets go of a number; elsewhere the merchant is told to change it there. */
  takes_back: boolean;
  /** Some orders are carried by the channel itself. */
  carries: boolean;
  /** Of the three labels of the journey, how many numbers the channel takes. */
  numbers: number;
}

/** Two orders, one of them in two parcels. */
const LABELS = 3;

const SHOP = 'kopi-and-kaya.myshopify.com';

/** The address that is typed before the consent page; null where the channel asks itself. */
function addressOf({ source }: JourneyChannel, url: string): string | null {
  if (source === 'shopify') return SHOP;
  return source === 'woocommerce' ? `${url}/dev/channels/woocommerce` : null;
}

/** Goes to the channel's consent page, from a card's or a banner's button. */
async function askFor(page: Page, channel: JourneyChannel, button: string, address: string | null): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: `Connect ${channel.name}` });
  if (address !== null) await dialog.getByLabel('Address of your store').fill(address);
  await dialog.getByRole('button', { name: `Continue to ${channel.name}` }).click();
  await page.getByRole('link', { name: 'Allow' }).waitFor();
}

/**
 * A merchant's whole way with one channel, by hand: each refusal on the way in, orders in, labels bought together, numbers at the
 * shop, a cancelled label, a permission that ended, and out again.
 */
export function walkStore(demo: Demo, channel: JourneyChannel, width: number): void {
  const { source, name, country, money, takes_back, carries, numbers: told } = channel;

  test(`${name} at ${width} px: connect, sync, buy in bulk, numbers at the shop, cancel, reconnect, disconnect`, async () => {
    const owner = await demo.newCompany({ country, money });
    const opened = await demo.open({ as: owner, path: '/stores', width });
    const { page } = opened;
    const address = addressOf(channel, demo.url);
    const seller = `${demo.url}/dev/channels/${source}/seller`;
    const card = page.getByRole('article', { name: new RegExp(`^${name}: `, 'u') });
    const failure = page.getByRole('alert').filter({ hasText: `We couldn't connect ${name}` });

    // Refused at the channel.
    await askFor(page, channel, `Connect ${name}`, address);
    await expectFits(page);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await failure.getByText("The store didn't give permission.").waitFor();

    // Too late: ten minutes went by on the consent page.
    await askFor(page, channel, 'Try again', address);
    await demo.database.pool.query(
      'update channel_connects set expires_at = 0 where user_id = (select id from users where email = $1)',
      [owner.email],
    );
    await page.getByRole('link', { name: 'Allow' }).click();
    await failure.getByText('no longer valid').waitFor();

    if (source === 'shopify') {
      // The address of another store of theirs is opened in the same window.
      await askFor(page, channel, 'Try again', 'teh-tarik-club');
      await page.goto(page.url().replace('teh-tarik-club.myshopify.com', SHOP));
      await page.getByRole('link', { name: 'Allow' }).click();
      await failure.getByText('Another store answered than the one you named.').waitFor();
      await expectFits(page);
    } else if (source === 'woocommerce') {
      // The named address is another site, and the keys are those of theirs.
      await page.route('https://shop.invalid/**', (route) => route.fulfill({ body: 'Another site' }));
      await page.getByRole('button', { name: 'Try again' }).first().click();
      const dialog = page.getByRole('dialog', { name: `Connect ${name}` });
      await dialog.getByLabel('Address of your store').fill('https://shop.invalid');
      await dialog.getByRole('button', { name: `Continue to ${name}` }).click();
      await page.getByText('Another site').waitFor();
      await page.goto(page.url().replace('https://shop.invalid', address ?? ''));
      await page.getByRole('link', { name: 'Allow' }).click();
      await failure.getByText("The store isn't responding at the moment. Try again in a few minutes.").waitFor();
      await expectFits(page);
    }

    await askFor(page, channel, 'Try again', address);
    await page.getByRole('link', { name: 'Allow' }).click();
    await page.getByText(`${name} is connected`).waitFor();
    await card.getByText('Working').waitFor();
    await expectFits(page);
    await expectNoAxeViolations(page);

    await refuseSecondCompany(demo, channel, width);

    // Two buyers order; the shop delivers itself.
    await page.goto(seller);
    const order =
      source === 'shopify' || source === 'woocommerce' ? 'A buyer orders' : 'A buyer orders, the shop delivers';
    const first_shop = page.getByRole('region').first();
    for (const _ of [1, 2]) await first_shop.getByRole('button', { name: order, exact: true }).click();
    const numbers = (await first_shop.getByRole('heading', { level: 3 }).allInnerTexts())
      .slice(0, 2)
      .map((text) => (text.split(' ')[0] ?? '').replace('#', ''));
    await expectFits(page);
    if (carries)
      await first_shop.getByRole('button', { name: `A buyer orders, ${name} delivers`, exact: true }).click();
    const carried = (await first_shop.getByRole('heading', { level: 3 }).first().innerText()).split(' ')[0] ?? '';

    await page.goto(`${demo.url}/stores/orders`);
    await page.getByRole('button', { name: 'Sync', exact: true }).click();
    await page.getByText('Your online orders have successfully been synchronized').waitFor();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    if (carries) await arrangeThere(page, channel, carried);
    await splitOrder(page, numbers[0] ?? '');
    await page.getByRole('button', { name: `Compare and buy ${LABELS} labels` }).click();

    const summary = page.getByRole('complementary', { name: 'Summary' });
    await summary.getByRole('checkbox', { name: /^Print all on/u }).uncheck();
    await summary.getByRole('button', { name: new RegExp(`^Buy ${LABELS} labels for `, 'u') }).click();
    const job = page.getByRole('dialog', { name: 'Buying labels: done' });
    await job.getByRole('button', { name: `Print ${LABELS} labels` }).waitFor();

    // The shop knows the numbers.
    const codes = await codesOf(owner);
    expect(codes.size).toBe(LABELS);
    await page.goto(seller);
    await expect
      .poll(
        async () => {
          await page.reload();
          const text = (await page.getByRole('list', { name: 'Parcels' }).allInnerTexts()).join(' ');
          return [...codes.keys()].filter((code) => text.includes(code)).length;
        },
        { timeout: 20_000 },
      )
      .toBe(told);
    await expectFits(page);
    if (told < LABELS)
      await giveByHand(page, demo.url, /keeps one tracking number for an order and has .*Send the buyer this one/u);

    // One label is cancelled.
    const [[code = '', id = ''] = []] = codes;
    await page.goto(`${demo.url}/home?order=${id}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel parcel' }).click();
    const cancelling = page.getByRole('alertdialog', { name: 'Cancel this parcel?' });
    await cancelling.getByRole('button', { name: 'Cancel parcel' }).click();
    await page.getByText('Package was successfully cancelled').waitFor();
    await page.goto(seller);
    const parcels = page.getByRole('list', { name: 'Parcels' }).filter({ hasText: code });
    if (takes_back) {
      await expect
        .poll(
          async () => {
            await page.reload();
            return (await parcels.allInnerTexts()).filter((text) => !text.includes('CANCELLED')).length;
          },
          { timeout: 20_000 },
        )
        .toBe(0);
    } else {
      await giveByHand(page, demo.url, /keeps the number: change it in Seller Cent(?:er|re)/u);
    }

    // The keys end without a word: the store says so, and is connected again.
    await page.goto(seller);
    await first_shop.getByRole('button', { name: 'Let the keys of Sampan end' }).click();
    await page.goto(`${demo.url}/stores`);
    await card.getByRole('button', { name: /^More actions/u }).click();
    await page.getByRole('menuitem', { name: 'Fetch an order' }).click();
    const fetching = page.getByRole('dialog');
    await fetching.getByLabel('Order number at the store').fill(numbers[0] ?? '');
    await fetching.getByRole('button', { name: 'Fetch an order' }).click();
    await fetching
      .getByRole('alert')
      .getByText(/no longer accepts/u)
      .waitFor();
    await fetching.getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    const stopped = page.getByRole('alert').filter({ hasText: `${name} has stopped sending orders` });
    await stopped.getByText('Connect the store again to continue').waitFor();
    await expectFits(page, [375, 1280]);
    await expectNoAxeViolations(page);
    if (carries) {
      // Another account of theirs is signed in there.
      await askFor(page, channel, 'Connect again', null);
      await page.getByRole('link', { name: /^Use .* instead$/u }).click();
      await page.getByRole('link', { name: 'Allow' }).click();
      await failure.getByText('Another store answered than the one you named.').waitFor();
      await expectFits(page);
    }
    // Which store it is need not be typed again.
    await askFor(page, channel, carries ? 'Try again' : 'Connect again', null);
    await page.getByRole('link', { name: 'Allow' }).click();
    await page.getByText(`${name} is connected`).waitFor();
    await card.getByText('Working').waitFor();

    await card.getByRole('button', { name: /^More actions/u }).click();
    await page.getByRole('menuitem', { name: 'Disconnect store' }).click();
    const deletes = page.getByText(`${name} requires that buyers' data is deleted`);
    await page.getByRole('alertdialog').getByText('The keys of the store are deleted.').waitFor();
    expect(await deletes.count()).toBe(source === 'shopee' || source === 'tiktok' ? 1 : 0);
    await page.getByRole('button', { name: 'Disconnect store' }).click();
    await page.getByRole('article', { name, exact: true }).waitFor();
    // Its orders stay.
    await page.goto(`${demo.url}/stores/orders?view=all`);
    for (const number of numbers) await page.getByRole('row').filter({ hasText: number }).first().waitFor();
    expect(opened.errors).toEqual([]);
  });
}

/** The channel carries this order: it is arranged there and its label is the channel's. No money of ours is asked for. */
async function arrangeThere(page: Page, { name }: JourneyChannel, number: string): Promise<void> {
  await page.getByRole('link', { name: number, exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /label/u }).click();
  await page.getByRole('link', { name: number, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Order /u });
  await expectFits(page);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: `Arrange at ${name}` }).click();
  const label = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download label' }).click();
  expect((await label).suggestedFilename()).toContain('.pdf');
  expect(await dialog.getByRole('button', { name: 'Split parcel' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: /^To ship/u })
    .click();
}

/** What the store was not told is opened, read, and marked as given by hand. */
async function giveByHand(page: Page, url: string, words: RegExp): Promise<void> {
  await page.goto(`${url}/stores/orders?view=push`);
  await page.getByRole('link', { name: 'See why' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words).waitFor();
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Done by hand' }).click();
  await page.getByText('Marked as done by hand').waitFor();
}

/** One piece of an order gets a parcel of its own. */
async function splitOrder(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: number, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Order /u });
  await dialog.getByRole('button', { name: 'Split parcel' }).click();
  const form = dialog.getByRole('form', { name: 'Split parcel' });
  await form.getByRole('button', { name: 'Make a new parcel' }).click();
  await form.getByText('Move fewer pieces than the parcel holds').first().waitFor();
  await form.getByRole('button', { name: 'One piece more' }).first().click();
  await expectFits(page);
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Make a new parcel' }).click();
  await page.getByText('Parcel split').waitFor();
  await dialog.getByText('1 × Cotton tote bag, 1 × Enamel cup').waitFor();
  await dialog.getByText('1 × Cotton tote bag', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
}

/** Parcels with a label, by their tracking numbers. */
async function codesOf({ api }: NewCompany): Promise<Map<string, string>> {
  const { records } = await api.call<{ records: StoreOrder[] }>('GET', '/api/marketplace/v1/order/list?per_page=20');
  return new Map(
    records
      .flatMap(({ parcels }) => parcels)
      .flatMap(({ order_id, tracking_code }) => (tracking_code === null ? [] : [[tracking_code, order_id]])),
  );
}

/** Another company gives its permission for the same store, and learns what it can do. */
async function refuseSecondCompany(demo: Demo, channel: JourneyChannel, width: number): Promise<void> {
  const other = await demo.open({ as: await demo.newCompany({ country: channel.country }), path: '/stores', width });
  await askFor(other.page, channel, `Connect ${channel.name}`, addressOf(channel, demo.url));
  await other.page.getByRole('link', { name: 'Allow' }).click();
  await other.page.getByText('This store is connected elsewhere.').waitFor();
  await other.page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(other.errors).toEqual([]);
}
