import { STRONG_SECRET } from '#test/app/test-app.fixtures.ts';
import { createTestDatabase, holdSocket, startTestServer, type TestServer } from '@sampan/testing';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { EnvError } from '../config/env-error.ts';
import { inheritedSocket } from './inherited-socket.ts';

describe('a socket that systemd holds (sd_listen_fds)', () => {
  test('is the third descriptor when it is for this process, and nobody else may take it', () => {
    expect(inheritedSocket({ LISTEN_PID: '41', LISTEN_FDS: '1' }, 41)).toBe(3);
    expect(inheritedSocket({ LISTEN_PID: '40', LISTEN_FDS: '1' }, 41)).toBeNull();
    expect(inheritedSocket({ LISTEN_FDS: '1' }, 41)).toBeNull();
    expect(inheritedSocket({ LISTEN_PID: '41' }, 41)).toBeNull();
    expect(inheritedSocket({}, 41)).toBeNull();
  });

  test('is one: a second one is refused by name', () => {
    const refused = () => inheritedSocket({ LISTEN_PID: '41', LISTEN_FDS: '2' }, 41);
    expect(refused).toThrow(EnvError);
    expect(refused).toThrow('LISTEN_FDS is 2, but Sampan listens on one socket');
  });

  test('is a socket: what cannot be listened on stops the start with a sentence', async () => {
    const database = await createTestDatabase();
    const file = openSync('/dev/null', 'r');
    try {
      const started = startTestServer({
        database_url: database.url,
        socket: file,
        env: { SAMPAN_PROFILE: 'production', SAMPAN_SECRET: STRONG_SECRET },
      });
      await expect(started).rejects.toThrow('File descriptor 3, named by LISTEN_FDS, is no socket');
    } finally {
      closeSync(file);
      await database.drop();
    }
  });

  test('keeps who connects while nobody runs for the next process', async () => {
    const database = await createTestDatabase();
    const socket = holdSocket();
    const settings = {
      database_url: database.url,
      port: socket.port,
      socket: socket.fd,
      env: { SAMPAN_PROFILE: 'production', SAMPAN_SECRET: STRONG_SECRET },
    };
    let next: TestServer | null = null;
    try {
      const first = await startTestServer(settings);
      expect(await first.kill('SIGTERM')).toBe(0);

      const asked = request({ host: '127.0.0.1', port: socket.port, path: '/api/health/live', agent: false });
      const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
      asked.end();
      // The kernel has it; nobody runs who could take it.
      const [connection] = (await once(asked, 'socket')) as [Socket];
      await once(connection, 'connect');
      next = await startTestServer(settings);
      const [response] = await answered;
      response.resume();
      expect(response.statusCode).toBe(200);
      await first.stop();
    } finally {
      await next?.stop();
      socket.close();
      await database.drop();
    }
  });
});
