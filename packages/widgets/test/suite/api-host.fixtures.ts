/// <reference types="node" />
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createApiStub, type Answers } from './api-stub.fixtures.ts';
import { builtFile } from './shop-page.fixtures.ts';

/** The built SDK and a server of the API with canned answers, for browsers whose requests no test can answer. */
export interface ApiHost {
  readonly url: string;
  /** Throws when something was called that nobody expected. */
  check(): void;
  close(): Promise<void>;
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
  'Access-Control-Expose-Headers': '*',
};

export async function startApiHost(answers: Answers): Promise<ApiHost> {
  const stub = createApiStub(answers);
  const server = createServer((request, response) => {
    const send = (status: number, type: string, body: string): void => {
      response.writeHead(status, { ...CORS, 'Content-Type': type }).end(body);
    };
    const answer = async (): Promise<void> => {
      const { method = 'GET', url = '/', headers } = request;
      if (method === 'OPTIONS') return send(204, 'text/plain', '');
      if (url.startsWith('/sdk/'))
        return send(200, 'text/javascript; charset=utf-8', builtFile(url.split('/').at(-1) ?? ''));
      const said = await text(request);
      const body: unknown = said === '' ? null : JSON.parse(said);
      const known = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
      const got = await stub.answer({ method, url: `http://api.test${url}`, headers: Object.fromEntries(known), body });
      if (got === null) return void response.destroy();
      send(got.status, 'application/json', JSON.stringify(got.body));
    };
    answer().catch((error: unknown) => send(500, 'text/plain', String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    check: () => stub.check(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
