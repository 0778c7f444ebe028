import type { Page } from 'playwright-core';

/** What becomes of the server's answers: their texts and amounts grow, they fail, or they never come. */
type Change = 'long' | 'fault' | 'held';

/** Where a tab keeps its change; it holds over reloads, as a route would. */
const KEPT_AT = 'sampan.test.answers';

/** What a page asks before it shows anything; a screen's own state does not depend on it. */
const FRAME = /\/api\/v1\/(?:me|me\/live_ticket|me\/wallet_balance|common\/constant)(?:\?|$)/u;

/** Sums and prices, by how the contract calls them. */
const IS_MONEY =
  /(?:^|_)(?:amount|balance|net|total|price|fee|credit|debit|held|due|paid|owed|cost|tax|subtotal|spent|limit|payable|collected)(?:_in|_out)?$/u;
/** What people and couriers write. */
const IS_TEXT =
  /^(?:name|company_name|comment|reason|description|note|account_name|holder|bank_name|courier_name|title|message)$/u;

/** Where parcels go. */
const IS_ADDRESS = /^(?:formatted_address|street|address)$/u;

const LONG_TEXT =
  'Nguyễn Thị Ánh Tuyết và Cộng sự Trách nhiệm Hữu hạn, Barangay Pinagkaisahan ng Lungsod Quezon, Kampung Sungai Buloh Tambahan';
/** As long as any that people of the Philippines write. */
const LONG_ADDRESS =
  'Blk 7 Lot 12 Phase 3, Sampaguita Street corner Ilang-Ilang, Villa San Lorenzo Homes, Barangay San Antonio de Padua, Dasmariñas City, Cavite 4114';

/** A fault of the server's for which the client asks no second time: the waits between its repeats are proved beside it. */
const FAULT = {
  type: 'about:blank',
  title: 'Something went wrong',
  status: 501,
  code: 'internal',
  error_code: 'internal',
  message: 'Something went wrong on our side.',
  detail: 'Something went wrong on our side.',
  errors: [],
  request_id: '01JD00000000000000000000FA',
  retryable: false,
};

/** What goes into the page goes as JSON, which knows no patterns. */
const WORDS = {
  kept_at: KEPT_AT,
  frame: FRAME.source,
  money: IS_MONEY.source,
  texts: IS_TEXT.source,
  text: LONG_TEXT,
  addresses: IS_ADDRESS.source,
  address: LONG_ADDRESS,
  fault: FAULT,
};

/**
 * Runs in the page, before its own code. A route of the browser would do the same, but the browser keeps no file while it
 * has one: every screen would load the whole console anew.
 */
function changeAnswers({ kept_at, frame, money, texts, text, addresses, address, fault }: typeof WORDS): void {
  const [is_frame, is_money, is_text, is_address] = [frame, money, texts, addresses].map(
    (source) => new RegExp(source, 'u'),
  ) as [RegExp, RegExp, RegExp, RegExp];
  const ask = globalThis.fetch;
  const lengthen = function (this: object, key: string, value: unknown): unknown {
    // How many records a list has is no sum.
    if (key === 'total' && 'records' in this) return value;
    if (typeof value === 'number' && is_money.test(key)) {
      // As great as any amount a screen has to hold, of the same sign and precision.
      return Math.sign(value) * (Number.isInteger(value) ? 987_654_321 : 987_654_321.98);
    }
    if (typeof value !== 'string' || value === '') return value;
    return is_text.test(key) ? text : is_address.test(key) ? address : value;
  };
  globalThis.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    const change = sessionStorage.getItem(kept_at);
    if (change === null || method !== 'GET' || !url.includes('/api/') || is_frame.test(url)) return ask(input, init);
    if (change === 'held') return new Promise<Response>(() => undefined);
    if (change === 'fault') {
      return new Response(JSON.stringify(fault), {
        status: fault.status,
        headers: { 'Content-Type': 'application/problem+json' },
      });
    }
    const answer = await ask(input, init);
    if (!(answer.headers.get('Content-Type') ?? '').includes('json')) return answer;
    const { status, headers } = answer;
    return new Response(JSON.stringify(JSON.parse(await answer.text(), lengthen)), { status, headers });
  };
}

/** Pages whose next document changes what it is answered. */
const prepared = new WeakSet<Page>();

async function change(page: Page, kind: Change): Promise<void> {
  if (!prepared.has(page)) await page.addInitScript(changeAnswers, WORDS);
  prepared.add(page);
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [KEPT_AT, kind] as const);
}

/** From the next document on every amount and every free text of the server's answers is as long as it may get. */
export async function makeLong(page: Page): Promise<void> {
  await change(page, 'long');
}

/** From the next document on whatever a screen itself asks for fails. */
export async function makeFail(page: Page): Promise<void> {
  await change(page, 'fault');
}

/** From the next document on nothing a screen itself asks for is ever answered. */
export async function holdAnswers(page: Page): Promise<void> {
  await change(page, 'held');
}

/** The server answers for itself again, at once. */
export async function letAnswer(page: Page): Promise<void> {
  await page.evaluate((key) => sessionStorage.removeItem(key), KEPT_AT);
}
