import { createServer } from 'node:http';
import type { Answer, Call } from './call.ts';

/** Whatever answers calls under a name: a channel or a courier. */
export interface Answering {
  answer(call: Call): Promise<Answer>;
}

/** A request as any server has it. `path` begins with the stand-in's name: `/shopee/api/v2/...`. */
export interface Incoming {
  method: string;
  /** Path and query. */
  url: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
  /** Under which address the stand-ins are reached, without their names. */
  origin: string;
}

/** Finds the stand-in a request is for and lets it answer. */
export async function answerFor(stand_ins: ReadonlyMap<string, Answering>, incoming: Incoming): Promise<Answer> {
  const url = new URL(incoming.url, 'http://stand-in');
  const [, name = '', ...rest] = url.pathname.split('/');
  const stand_in = stand_ins.get(name);
  if (stand_in === undefined) return { status: 404, body: 'no such stand-in' };
  return stand_in.answer({
    method: incoming.method,
    path: `/${rest.join('/')}`,
    query: Object.fromEntries(url.searchParams),
    headers: incoming.headers,
    body: incoming.body,
    base_url: `${incoming.origin}/${name}`,
  });
}

export interface Listening {
  url: string;
  readonly stop: () => Promise<void>;
}

/** Listens on a free port of this machine only. */
export async function listen(stand_ins: ReadonlyMap<string, Answering>): Promise<Listening> {
  let url = '';
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
      );
      const answer = await answerFor(stand_ins, {
        method: request.method ?? 'GET',
        url: request.url ?? '/',
        headers,
        body: Buffer.concat(chunks).toString('utf8'),
        origin: url,
      });
      response.writeHead(answer.status, answer.headers);
      response.end(answer.body);
    })().catch((error: unknown) => {
      response.writeHead(500);
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
