import type { Answers, ApiAnswer, ApiCall } from './api-stub.fixtures.ts';
import { API } from './widget-driver.fixtures.ts';

/** How a page names the answer its element shall get: by the number in its key. */
export const KEY = 'pk_live_';

interface Route {
  readonly method: string;
  readonly pattern: string;
  /** One per number, or one for all. */
  readonly answers: readonly { readonly status: number; readonly text: string }[];
}

/**
 * A script for a page that answers calls of the API in the page itself, many times faster than by the network: for tests with
 * hundreds of elements, none of which look at what is sent. Calls that no widget makes set `__xss`.
 *
 * @param count how many numbered answers there are
 * @param change makes the answer of a number out of the ordinary one
 */
export async function instantServer(
  answers: Answers,
  count = 1,
  change: (answer: ApiAnswer, number: number) => ApiAnswer = (answer) => answer,
): Promise<string> {
  const routes: Route[] = [];
  for (const [route, said] of Object.entries(answers)) {
    const [method = '', path = ''] = route.split(' ');
    const call: ApiCall = { method, path, params: {}, query: {}, headers: {}, body: null };
    const given: unknown = typeof said === 'function' ? await said(call) : said;
    const whole = isAnswer(given) ? given : { status: 200, body: given };
    routes.push({
      method,
      pattern: `^${path.replace(/\{\w+\}/g, '[^/]+')}$`,
      answers: Array.from({ length: count }, (_, number) => {
        const { status, body } = change(whole, number);
        return { status, text: JSON.stringify(body) };
      }),
    });
  }
  return `(${answerInPage.toString()})(${JSON.stringify([API, KEY, routes])})`;
}

function isAnswer(given: unknown): given is ApiAnswer {
  return (
    typeof given === 'object' &&
    given !== null &&
    'status' in given &&
    typeof given.status === 'number' &&
    'body' in given
  );
}

/** Runs in the browser. */
function answerInPage([api, key, routes]: [string, string, readonly Route[]]): void {
  const page = globalThis as unknown as { fetch: unknown; sampanCalls: number; __xss?: number };
  page.sampanCalls = 0;
  page.fetch = async (address: string, init: RequestInit = {}) => {
    const { origin, pathname } = new URL(address, document.baseURI);
    if (origin !== api && !pathname.includes('/api/')) page.__xss = 1;
    page.sampanCalls += 1;
    const sent = (init.headers as Record<string, string> | undefined)?.['X-Publishable-Key'] ?? '';
    const route = routes.find(
      (known) => known.method === (init.method ?? 'GET') && new RegExp(known.pattern).test(pathname),
    );
    const answer = route?.answers[(Number(sent.slice(key.length)) || 0) % route.answers.length];
    return new Response(answer?.text ?? '{}', { status: answer?.status ?? 404 });
  };
}
