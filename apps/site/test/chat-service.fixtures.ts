import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChatStandIn {
  readonly url: string;
  /** What the pages asked of the service's script, in order. */
  readonly calls: unknown[][];
  close(): void;
}

/**
 * What the stand-in answers for the service's script. With each call it tells all of them: two requests may overtake each
 * other, and the last one is sent while its frame goes.
 */
const scriptOf = (url: string) => `
  const calls = [];
  const tell = (...call) => {
    calls.push(call);
    void fetch('${url}/calls', { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(calls) });
  };
  window.chatwootSDK = {
    run(settings) {
      tell('run', settings);
      window.$chatwoot = {
        setUser: (...person) => tell('setUser', ...person),
        toggle: (state) => { tell('toggle', state); document.body.append('Hello from the chat'); },
        reset: () => tell('reset'),
      };
      window.dispatchEvent(new Event('chatwoot:ready'));
    },
  };
`;

/** A stand-in of a Chatwoot server: its script at the path of the real one, and a record of what is done with it. */
export async function startChatStandIn(): Promise<ChatStandIn> {
  const calls: unknown[][] = [];
  let url = '';
  const server = createServer((request, answer) => {
    if (request.url === '/packs/js/sdk.js')
      return answer.setHeader('Content-Type', 'text/javascript').end(scriptOf(url));
    if (request.url !== '/calls') return answer.writeHead(404).end();
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    return request.on('end', () => {
      const told = JSON.parse(text) as unknown[][];
      if (told.length > calls.length) calls.splice(0, calls.length, ...told);
      answer.end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, calls, close: () => server.close() };
}
