import { createHash } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** What a test sees of a Valkey, a real one or this one. */
export interface ValkeyUnderTest {
  url: string;
  /** Stops as a machine that loses its power. */
  kill(): Promise<void>;
  /** Begins again on the same port. */
  restart(): Promise<void>;
}

export interface ValkeyStandIn extends ValkeyUnderTest {
  /** Goes on taking commands and answers none. */
  hang(hangs: boolean): void;
  keys(): string[];
  /** Whatever arrived, answered or not. */
  commands(): string[];
}

type Reply = string | number | null | Error | readonly Reply[];
const OK = '+OK';

const encode = (reply: Reply): string => {
  if (reply === null) return '$-1\r\n';
  if (reply instanceof Error) return `-${reply.message}\r\n`;
  if (typeof reply === 'number') return `:${reply}\r\n`;
  if (typeof reply === 'string')
    return reply.startsWith('+') ? `${reply}\r\n` : `$${Buffer.byteLength(reply)}\r\n${reply}\r\n`;
  return `*${reply.length}\r\n${reply.map(encode).join('')}`;
};

/** Whole commands at the beginning of `buffer`, and what is left of it. */
function takeCommands(buffer: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  let at = 0;
  for (;;) {
    const line = (from: number) => {
      const end = buffer.indexOf('\r\n', from);
      return end === -1 ? null : { text: buffer.slice(from + 1, end), next: end + 2 };
    };
    const head = line(at);
    if (head === null) return { commands, rest: buffer.slice(at) };
    const words: string[] = [];
    let next = head.next;
    for (let word = 0; word < Number(head.text); word += 1) {
      const size = line(next);
      if (size === null || buffer.length < size.next + Number(size.text) + 2)
        return { commands, rest: buffer.slice(at) };
      words.push(buffer.slice(size.next, size.next + Number(size.text)));
      next = size.next + Number(size.text) + 2;
    }
    commands.push(words);
    at = next;
  }
}

/**
 * The few commands of the protocol that counting needs, with a real clock. Scripts are refused unless they are the library's
 * own: another one would be a change to look at.
 */
export async function startValkeyStandIn(): Promise<ValkeyStandIn> {
  const counts = new Map<string, { value: number; ends_at: number }>();
  const scripts = new Set<string>();
  const sockets = new Set<Socket>();
  const seen: string[] = [];
  let hangs = false;
  let port = 0;
  let server: Server;

  const run = (key: string, points: number, seconds: number): Reply => {
    const now = Date.now();
    const known = counts.get(key);
    const count = known !== undefined && known.ends_at > now ? known : { value: 0, ends_at: now + seconds * 1000 };
    count.value += points;
    counts.set(key, count);
    return [count.value, count.ends_at - now];
  };
  const evaluate = (script: string | null, [, key = '', points = '', seconds = '']: string[]): Reply => {
    if (script !== null && !/'incrby'[\s\S]*'pttl'/u.test(script)) return new Error('ERR a script nobody knows');
    return run(key, Number(points), Number(seconds));
  };
  const answer = ([name = '', ...words]: string[]): Reply => {
    switch (name.toLowerCase()) {
      case 'ping':
        return '+PONG';
      case 'info':
        return 'redis_version:7.0.0\r\nloading:0\r\n';
      case 'client':
      case 'select':
        return OK;
      case 'hello':
        return new Error('NOPROTO unsupported protocol version');
      case 'evalsha':
        return scripts.has(words[0] ?? '') ? evaluate(null, words.slice(1)) : new Error('NOSCRIPT No matching script.');
      case 'eval':
        scripts.add(
          createHash('sha1')
            .update(words[0] ?? '')
            .digest('hex'),
        );
        return evaluate(words[0] ?? '', words.slice(1));
      default:
        return new Error(`ERR unknown command '${name}'`);
    }
  };
  const listen = async () => {
    server = createServer((socket) => {
      sockets.add(socket);
      let buffer = '';
      socket.on('data', (data) => {
        const { commands, rest } = takeCommands(buffer + data.toString('latin1'));
        buffer = rest;
        for (const command of commands) {
          seen.push((command[0] ?? '').toLowerCase());
          if (!hangs) socket.write(encode(answer(command)), 'latin1');
        }
      });
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };
  await listen();
  return {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
      counts.clear();
      scripts.clear();
    },
    restart: listen,
    hang: (value) => {
      hangs = value;
    },
    keys: () => [...counts.keys()],
    commands: () => seen,
  };
}
