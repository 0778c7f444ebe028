import { createSocket, type Socket } from 'node:dgram';
import { afterEach, expect, test } from 'vitest';
import { createDnsNameService } from './index.ts';

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

const encodeName = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ]);

/** One answer of RFC 1035: the question again, then a CNAME record where there is one. */
function answerTo(question: Buffer, target: string | null, code: number): Buffer {
  const header = Buffer.from(question.subarray(0, 12));
  header.writeUInt16BE(0x81_80 | code, 2);
  header.writeUInt16BE(target === null ? 0 : 1, 6);
  header.writeUInt32BE(0, 8);
  const end = question.indexOf(0, 12) + 5;
  const parts = [header, question.subarray(12, end)];
  if (target !== null) {
    const data = encodeName(target);
    const record = Buffer.from([0xc0, 0x0c, 0, 5, 0, 1, 0, 0, 0, 60, 0, data.length]);
    parts.push(record, data);
  }
  return Buffer.concat(parts);
}

/** A name server on this machine; null answers nothing at all. */
async function nameServer(answer: ((question: Buffer) => Buffer) | null): Promise<string> {
  const socket = createSocket('udp4');
  open.push(socket);
  socket.on('message', (question, from) => {
    if (answer !== null) socket.send(answer(question), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return `127.0.0.1:${socket.address().port}`;
}

const HOST = 'track.kopi.example';

test('a CNAME record is read, as it stands at this moment', async () => {
  let target = 'abc.pages.ship.example';
  const names = createDnsNameService({ servers: [await nameServer((question) => answerTo(question, target, 0))] });
  expect(await names.cnamesOf(HOST)).toEqual(['abc.pages.ship.example']);
  target = 'elsewhere.example';
  expect(await names.cnamesOf(HOST)).toEqual(['elsewhere.example']);
});

test('a name that is unknown, or has other records only, has none', async () => {
  for (const code of [3, 0]) {
    const names = createDnsNameService({ servers: [await nameServer((question) => answerTo(question, null, code))] });
    expect([code, await names.cnamesOf(HOST)]).toEqual([code, []]);
  }
});

test('a server that fails or says nothing is not taken for a name without a record', async () => {
  const failing = await nameServer((question) => answerTo(question, null, 2));
  await expect(createDnsNameService({ servers: [failing] }).cnamesOf(HOST)).rejects.toThrow(/SERVFAIL/u);
  const silent = await nameServer(null);
  await expect(createDnsNameService({ servers: [silent], timeout_ms: 100 }).cnamesOf(HOST)).rejects.toThrow(/TIMEOUT/u);
});
