import { HEADERS, endpoints, type TopUp } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import { newId } from '../src/platform/ids.ts';
import { paid, type PaidCompany } from './paid-company.ts';

const SG = 'sg@demo.sampan.test';
const MY = 'my@demo.sampan.test';

async function topUp(house: PaidCompany, email: string, card: string, amount_minor: number): Promise<TopUp> {
  const answer = await house.app.call<TopUp>(endpoints.createTopUp, {
    token: await house.app.tokenOf(email),
    body: { amount: toMajor(amount_minor, 'SGD'), payment_method_id: card, confirm_duplicate: true },
    headers: { [HEADERS.idempotencyKey]: newId(), [HEADERS.client]: 'trust' },
  });
  if (answer.status !== 200 || answer.body.status !== 'requires_action') throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

export interface FloodOutcome {
  errors: number;
  /** What the wallet has too much or too little. */
  difference_minor: number;
}

/** M1: so many top-ups at once, each from the first call to the provider's message. */
export async function floodTopUps(house: PaidCompany, calls: number, random: () => number): Promise<FloodOutcome> {
  const card = await house.cardOf(await house.app.tokenOf(SG));
  const before = await house.walletOf(SG);
  const amounts = Array.from({ length: calls }, () => 100 + Math.floor(random() * 200_000));
  const results = await Promise.allSettled(
    amounts.map(async (amount) => {
      const { id } = await topUp(house, SG, card, amount);
      const status = await house.tell('payment_intent.succeeded', paid(house.intentOf(id)));
      if (status !== 200) throw new Error(`the message was answered ${status}`);
    }),
  );
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return {
    errors: results.filter(({ status }) => status === 'rejected').length,
    difference_minor: (await house.walletOf(SG)) - before - sum,
  };
}

const OTHER_NEWS = [
  ['payment_intent.created', 'requires_payment_method'],
  ['payment_intent.requires_action', 'requires_action'],
  ['payment_intent.processing', 'processing'],
  ['payment_intent.payment_failed', 'requires_payment_method'],
  ['payment_intent.canceled', 'canceled'],
] as const;

function shuffled<T>(things: readonly T[], random: () => number): T[] {
  return things
    .map((thing) => ({ thing, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}

/** M4: one payment, told a hundred times under a few names, among all other news of it, in any order and at once. */
export async function repeatMessages(house: PaidCompany, times: number, random: () => number): Promise<FloodOutcome> {
  const amount = 12_345;
  const { id } = await topUp(house, SG, await house.cardOf(await house.app.tokenOf(SG)), amount);
  const before = await house.walletOf(SG);
  const intent = house.intentOf(id);
  const news = Array.from(
    { length: times },
    (_, number) => async () =>
      number % 4 === 0
        ? house.tell('payment_intent.succeeded', paid(intent))
        : number % 4 === 1
          ? house.tell('payment_intent.succeeded', paid(intent), { id: `evt_same_${intent.id}` })
          : tellOther(house, intent, number),
  );
  const statuses = await Promise.all(shuffled(news, random).map((tell) => tell()));
  return {
    errors: statuses.filter((status) => status !== 200).length,
    difference_minor: (await house.walletOf(SG)) - before - amount,
  };
}

function tellOther(house: PaidCompany, intent: object, number: number): Promise<number> {
  const [type, status] = OTHER_NEWS[number % OTHER_NEWS.length] ?? OTHER_NEWS[0];
  return house.tell(type, { ...intent, status });
}

/** M4: messages that name somebody's top-up but are about other money, or are not the provider's. Answers what they credited. */
export async function tellOfOthersMoney(house: PaidCompany): Promise<{ tries: number; credited_minor: number }> {
  const { app } = house;
  const mine = house.intentOf((await topUp(house, SG, await house.cardOf(await app.tokenOf(SG)), 50_000)).id);
  const theirs = house.intentOf((await topUp(house, MY, await house.cardOf(await app.tokenOf(MY)), 50_000)).id);
  const before = (await house.walletOf(SG)) + (await house.walletOf(MY));
  const tries: [string, object, { secret: string }?][] = [
    // Somebody paid, but not this: the amount, the payment, the currency of another.
    ['payment_intent.succeeded', { ...paid(mine), metadata: theirs.metadata }],
    ['payment_intent.succeeded', { ...paid(theirs), metadata: mine.metadata }],
    ['payment_intent.succeeded', { ...paid(mine), id: theirs.id }],
    ['payment_intent.succeeded', { ...paid(mine), amount: 5_000_000, amount_received: 5_000_000 }],
    ['payment_intent.succeeded', { ...paid(mine), amount: 1, amount_received: 1 }],
    ['payment_intent.succeeded', { ...paid(mine), currency: 'idr' }],
    ['payment_intent.succeeded', { ...paid(mine), metadata: {} }],
    [
      'payment_intent.succeeded',
      { ...paid(mine), metadata: Object.fromEntries(Object.keys(mine.metadata).map((key) => [key, newId()])) },
    ],
    // Not paid, whatever the message is called.
    ['payment_intent.succeeded', { ...mine, status: 'requires_payment_method' }],
    ['payment_intent.succeeded', paid(mine), { secret: 'whsec_of_somebody_else' }],
  ];
  for (const [type, object, options] of tries) await house.tell(type, object, options);
  const after = (await house.walletOf(SG)) + (await house.walletOf(MY));
  return { tries: tries.length, credited_minor: after - before };
}

/** M5: everything a browser opens after a payment, a thousand times, without a payment. Answers what it credited. */
export async function openSuccessPages(
  house: PaidCompany,
  times: number,
): Promise<{ opened: number; credited_minor: number }> {
  const { app } = house;
  const token = await app.tokenOf(SG);
  const { id } = await topUp(house, SG, await house.cardOf(token), 99_900);
  const before = await house.walletOf(SG);
  const query = `payment_id=${id}&auto_confirm=false&success=true&message=Paid`;
  const open = [
    () => app.app.request(`http://sampan.test/home/top-up?${query}`),
    () => app.app.request(`http://sampan.test/histories?${query}`),
    () => app.call(endpoints.getTopUp, { token, params: { id } }),
    () => app.call(endpoints.getPaymentReturn, { token, query: { payment_id: id, message: 'Paid', state: 'forged' } }),
  ];
  const opened = await Promise.all(Array.from({ length: times }, (_, number) => open[number % open.length]?.()));
  return { opened: opened.length, credited_minor: (await house.walletOf(SG)) - before };
}
