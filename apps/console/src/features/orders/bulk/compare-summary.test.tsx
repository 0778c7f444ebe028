import type { BulkEstimatedCost, User } from '@sampan/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonNamed, click, showPage, type Answers, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../../shared/session/session.store.ts';
import { CompareSummary } from './compare-summary.tsx';

const CARD = { id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2031, is_default: true };
const TOP_UP = { id: 't1', status: 'succeeded', decline_reason: null, next_action: null };

function cost(id: string, total_fee: number): BulkEstimatedCost {
  return {
    id,
    courier: { alias: 'ninja_van', name: 'Ninja Van', image_url: null, color: '#000000' },
    delivery_service: {
      id: 'standard',
      name: 'Standard',
      delivery_type: 'pick_up',
      eta_days_from: 1,
      eta_days_to: 2,
      cut_off: null,
      cod_available: true,
    },
    currency: 'SGD',
    shipping_fee: total_fee,
    cod_fee: 0,
    tax: 0,
    total_fee,
    recommended: false,
    cheapest: true,
    fastest: false,
  };
}
const CHOICES = new Map([
  ['o1', cost('e1', 8)],
  ['o2', cost('e2', 6.5)],
]);

let shown: ShownPage | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
  endSession();
});

/** Two labels for S$ 14.50, seen by the owner of a wallet of so much. */
async function open(
  balance: number,
  { cards = [CARD], top_ups = [TOP_UP] }: { cards?: object[]; top_ups?: object[] } = {},
) {
  const user = { id: 'u1', payment_type: 'prepaid', country_code: 'SG', currency: 'SGD', rights: ['createTopUp'] };
  startSession({ token: 'token', user: user as unknown as User });
  let wallet = balance;
  const answers: Answers = ({ method, path, body }) => {
    if (path.startsWith('/me/wallet_balance')) return Response.json({ balance: wallet, currency: 'SGD' });
    if (path.startsWith('/payment_method/list')) return Response.json({ records: cards });
    if (path === '/me/top_up' && method === 'POST') {
      const answer = top_ups.shift() as { status: string };
      if (answer.status === 'succeeded') wallet += (body as { amount: number }).amount;
      return Response.json(answer);
    }
    return path.endsWith('create_labels') ? Response.json({ id: 'j1', kind: 'create_labels' }) : undefined;
  };
  shown = await showPage(() => <CompareSummary rows={[]} choices={CHOICES} currency="SGD" />, '/auth', answers);
  await vi.waitFor(() => expect(shown?.box.textContent).toContain(`Wallet nowS$ ${balance.toFixed(2)}`));
  return shown;
}

const posts = ({ asked }: ShownPage) =>
  asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body as Record<string, unknown>]);
const buy = async ({ box }: ShownPage) => click(buttonNamed(box, /^Buy 2 labels for S\$ 14\.50/u));
const dialog = ({ box }: ShownPage) => box.querySelector('dialog')?.textContent ?? '';

test('what the wallet lacks is charged to a card after one question, then everything is bought', async () => {
  const page = await open(10);
  await vi.waitFor(() => expect(page.box.textContent).toContain('We ask you once'));
  await buy(page);
  expect(dialog(page)).toContain('Charge S$ 4.50 to your card?');
  expect(posts(page)).toEqual([]);
  await click(buttonNamed(page.box, /^Charge card and buy/u));
  await vi.waitFor(() => expect(posts(page)).toHaveLength(2));
  const [charge, purchase] = posts(page);
  expect(charge).toEqual(['/me/top_up', { payment_method_id: 'pm_1', amount: 4.5, confirm_duplicate: true }]);
  expect(purchase?.[1]).toMatchObject({
    labels: [
      { order_id: 'o1', estimated_costs_id: 'e1', total_fee: 8 },
      { order_id: 'o2', estimated_costs_id: 'e2', total_fee: 6.5 },
    ],
    payment_method_type: 'wallet',
  });
});

test('less than cards are charged is rounded up to it, and said', async () => {
  const page = await open(14);
  await vi.waitFor(() => expect(page.box.textContent).toContain('We ask you once'));
  await buy(page);
  expect(dialog(page)).toContain('The minimum card charge is S$ 1.00.');
  await click(buttonNamed(page.box, /^Charge card and buy/u));
  await vi.waitFor(() => expect(posts(page)[0]?.[1]).toMatchObject({ amount: 1 }));
});

test('a refused card buys nothing and says why; another try is another payment', async () => {
  const declined = { ...TOP_UP, status: 'failed', decline_reason: 'insufficient_funds' };
  const page = await open(10, { top_ups: [declined, TOP_UP] });
  await vi.waitFor(() => expect(page.box.textContent).toContain('We ask you once'));
  await buy(page);
  await click(buttonNamed(page.box, /^Charge card and buy/u));
  await vi.waitFor(() => expect(dialog(page)).toContain("You haven't been charged"));
  expect(posts(page).map(([path]) => path)).toEqual(['/me/top_up']);
  await click(buttonNamed(page.box, /^Charge card and buy/u));
  await vi.waitFor(() =>
    expect(posts(page).map(([path]) => path)).toEqual(['/me/top_up', '/me/top_up', '/bulk_job/create_labels']),
  );
});

test('without the card, labels are bought until the money runs out; so they are where nobody has one', async () => {
  const page = await open(10);
  await vi.waitFor(() => expect(page.box.textContent).toContain('We ask you once'));
  await buy(page);
  await click(buttonNamed(page.box, /^Buy without card/u));
  await vi.waitFor(() => expect(posts(page).map(([path]) => path)).toEqual(['/bulk_job/create_labels']));
  await page.unmount();
  const bare = await open(10, { cards: [] });
  await buy(bare);
  await vi.waitFor(() => expect(posts(bare).map(([path]) => path)).toEqual(['/bulk_job/create_labels']));
});

test('a wallet that has enough is asked nothing', async () => {
  const page = await open(20);
  await buy(page);
  await vi.waitFor(() => expect(posts(page).map(([path]) => path)).toEqual(['/bulk_job/create_labels']));
  expect(page.asked.some(({ path }) => path.startsWith('/payment_method'))).toBe(false);
});
