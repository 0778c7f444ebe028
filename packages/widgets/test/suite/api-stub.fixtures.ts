/** One call as the server gets it. Header names are lower case. */
export interface ApiCall {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Values of `{name}` in the pattern that answered. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** The server does not answer at all: the connection fails. */
export const NO_ANSWER = Symbol('no answer');

type Said = ApiAnswer | typeof NO_ANSWER | object;
export type Answers = Readonly<Record<string, Said | ((call: ApiCall) => Said | Promise<Said>)>>;

export interface ApiStub {
  /** Null where the connection fails. */
  answer(call: Omit<ApiCall, 'params' | 'query' | 'path'> & { url: string }): Promise<ApiAnswer | null>;
  calls(): ApiCall[];
  setOnline(is_online: boolean): void;
  /** Throws when something was called that nobody expected. */
  check(): void;
}

/** A refusal as the server words it. */
export function problem(status: number, code: string, message = code, more: object = {}): ApiAnswer {
  return {
    status,
    body: { status, code, error_code: code, message, detail: message, errors: [], retryable: false, ...more },
  };
}

/** A server that answers by 'METHOD /path/{param}'; a body alone is a 200. */
export function createApiStub(answers: Answers): ApiStub {
  const calls: ApiCall[] = [];
  const unexpected: string[] = [];
  let is_online = true;
  const routes = Object.entries(answers).map(([route, said]) => {
    const [method = '', path = ''] = route.split(' ');
    const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    return { method, pattern: new RegExp(`^${pattern}$`), said };
  });
  return {
    async answer({ method, url, headers, body }) {
      if (!is_online) return null;
      const { pathname: path, searchParams } = new URL(url);
      const route = routes.find((known) => known.method === method && known.pattern.test(path));
      if (route === undefined) {
        unexpected.push(`${method} ${path}`);
        return problem(404, 'not_found');
      }
      const groups = Object.entries(route.pattern.exec(path)?.groups ?? {});
      const params = Object.fromEntries(groups.map(([name, value]) => [name, decodeURIComponent(value)]));
      const call: ApiCall = { method, path, params, query: Object.fromEntries(searchParams), headers, body };
      calls.push(call);
      const said = typeof route.said === 'function' ? await route.said(call) : route.said;
      if (said === NO_ANSWER) return null;
      return isAnswer(said) ? said : { status: 200, body: said };
    },
    calls: () => [...calls],
    setOnline(value) {
      is_online = value;
    },
    check() {
      if (unexpected.length > 0) throw new Error(`the widget called what nobody expected: ${unexpected.join(', ')}`);
    },
  };
}

function isAnswer(said: Said): said is ApiAnswer {
  return typeof said === 'object' && 'status' in said && typeof said.status === 'number' && 'body' in said;
}
