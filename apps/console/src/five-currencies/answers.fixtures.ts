import type { Page, Route } from 'playwright-core';

/** What a page asks before it shows anything; a screen's own state does not depend on it. */
const FRAME = /\/api\/v1\/(?:me|me\/live_ticket|me\/wallet_balance|common\/constant)(?:\?|$)/u;
const CALLS = '**/api/**';

/** Sums and prices, by how the contract calls them. */
const IS_MONEY =
  /(?:^|_)(?:amount|balance|net|total|price|fee|credit|debit|held|due|paid|owed|cost|tax|subtotal|spent|limit|payable|collected)(?:_in|_out)?$/u;
/** What people and couriers write. */
const IS_TEXT =
  /^(?:name|company_name|comment|reason|description|note|account_name|holder|bank_name|courier_name|title|message)$/u;

const LONG_TEXT =
  'Nguyễn Thị Ánh Tuyết và Cộng sự Trách nhiệm Hữu hạn, Barangay Pinagkaisahan ng Lungsod Quezon, Kampung Sungai Buloh Tambahan';

/** An amount as great as any a screen has to hold, of the same sign and precision. */
function grown(value: number): number {
  if (value === 0) return 0;
  return Math.sign(value) * (Number.isInteger(value) ? 987_654_321 : 987_654_321.98);
}

function lengthen(this: object, key: string, value: unknown): unknown {
  // How many records a list has is no sum.
  if (key === 'total' && 'records' in this) return value;
  if (typeof value === 'number' && IS_MONEY.test(key)) return grown(value);
  if (typeof value === 'string' && value !== '' && IS_TEXT.test(key)) return LONG_TEXT;
  return value;
}

async function answerLong(route: Route): Promise<void> {
  const request = route.request();
  if (request.method() !== 'GET' || FRAME.test(request.url())) return route.fallback();
  const response = await route.fetch().catch(() => null);
  // The page went on meanwhile.
  if (response === null) return;
  if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response });
  const json = JSON.parse(await response.text(), lengthen) as unknown;
  return route.fulfill({ response, json });
}

async function answerFault(route: Route): Promise<void> {
  const request = route.request();
  if (request.method() !== 'GET' || FRAME.test(request.url())) return route.fallback();
  return route.fulfill({
    status: 500,
    contentType: 'application/problem+json',
    json: {
      type: 'about:blank',
      title: 'Something went wrong',
      status: 500,
      code: 'internal',
      error_code: 'internal',
      message: 'Something went wrong on our side.',
      detail: 'Something went wrong on our side.',
      errors: [],
      request_id: '01JD00000000000000000000FA',
      retryable: false,
    },
  });
}

/** Every amount and every free text of the server's answers is as long as it may get. */
export async function makeLong(page: Page): Promise<void> {
  await page.route(CALLS, answerLong);
}

/** Whatever a screen itself asks for fails. */
export async function makeFail(page: Page): Promise<void> {
  await page.route(CALLS, answerFault);
}

/** The server answers for itself again. */
export async function letAnswer(page: Page): Promise<void> {
  await page.unroute(CALLS);
}
