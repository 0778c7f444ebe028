import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fileStoreSuite } from '#test/adapters/file-store.suite.ts';
import { S3_BUCKET, S3_KEYS, signatureOf, startS3StandIn } from '#test/adapters/files-s3/s3-stand-in.fixtures.ts';
import { FileStoreUnavailable } from '../../ports/file-store.ts';
import { createS3Files } from './s3-files.ts';

type StandIn = Awaited<ReturnType<typeof startS3StandIn>>;
const filesOf = ({ endpoint }: Pick<StandIn, 'endpoint'>, over: Partial<Parameters<typeof createS3Files>[0]> = {}) =>
  createS3Files({ endpoint, bucket: S3_BUCKET, ...S3_KEYS, is_public: true, retry_ms: 1, ...over });
async function* bodyOf(...pieces: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece;
}

fileStoreSuite('a storage that speaks S3', async () => {
  const stand_in = await startS3StandIn();
  return { files: filesOf(stand_in), close: () => stand_in.close() };
});

test('the stand-in signs the example of the specification as Amazon does', () => {
  const signature = signatureOf({
    method: 'GET',
    path: '/test.txt',
    query: [],
    headers: [
      ['host', 'examplebucket.s3.amazonaws.com'],
      ['range', 'bytes=0-9'],
      ['x-amz-content-sha256', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
      ['x-amz-date', '20130524T000000Z'],
    ],
    payload: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    date: '20130524T000000Z',
    region: 'us-east-1',
    secret_access_key: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  });
  expect(signature).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
});

describe('files in a bucket', () => {
  let stand_in: StandIn;
  beforeAll(async () => {
    stand_in = await startS3StandIn();
  });
  afterAll(() => stand_in.close());

  const textOf = async (name: string) => {
    const found = await filesOf(stand_in).open(name);
    return found && (await buffer(found.body)).toString();
  };

  test('a large file goes in parts, and nothing is left of one that breaks off', async () => {
    const files = filesOf(stand_in);
    const whole = randomBytes(17_000_000);
    await files.put('large', bodyOf(whole));
    expect(stand_in.seen.filter((each) => each === `PUT /${S3_BUCKET}/large`)).toHaveLength(3);
    const found = await files.open('large');
    expect(found && (await buffer(found.body)).equals(whole)).toBe(true);
    const broken = async function* () {
      yield whole;
      throw new Error('the cursor is gone');
    };
    await expect(files.put('broken', broken())).rejects.toThrow('the cursor is gone');
    expect([stand_in.uploads.size, stand_in.objects.has('broken')]).toEqual([0, false]);
  });

  test('what passes is tried again: no connection, a busy storage, an answer that is lost', async () => {
    const files = filesOf(stand_in);
    stand_in.fail('down', 'busy', 'answer_lost');
    await files.put('kept', bodyOf('all of it'));
    expect(await textOf('kept')).toBe('all of it');
    stand_in.fail('busy', 'answer_lost');
    await files.delete('kept');
    expect(await files.open('kept')).toBeNull();
    const whole = randomBytes(9_000_000);
    const last_answer_lost = async function* () {
      yield whole;
      // The second part, and then the completion.
      stand_in.fail('none', 'answer_lost');
    };
    await files.put('completed', last_answer_lost());
    expect(stand_in.objects.get('completed')?.body.equals(whole)).toBe(true);
  });

  test('a storage that stays away is said, a refusal too, and neither is taken for a missing file', async () => {
    stand_in.fail('busy', 'down', 'busy', 'down');
    await expect(filesOf(stand_in).open('kept')).rejects.toThrow(FileStoreUnavailable);
    const gone = filesOf({ endpoint: 'http://127.0.0.1:1' });
    await expect(gone.put('kept', bodyOf('x'))).rejects.toThrow(FileStoreUnavailable);
    const other_key = filesOf(stand_in, { secret_access_key: 'not the secret' });
    await expect(other_key.open('kept')).rejects.toThrow('403 SignatureDoesNotMatch');
    const no_bucket = filesOf(stand_in, { bucket: 'elsewhere' });
    await expect(no_bucket.open('a')).rejects.toThrow('404 NoSuchBucket');
    await expect(no_bucket.delete('a')).rejects.toThrow('404 NoSuchBucket');
    await expect(no_bucket.put('a', bodyOf('x'))).rejects.toThrow('404 NoSuchBucket');
  });

  test('it works in a server that put a class of its own in the place of the global Response', async () => {
    const files = filesOf(stand_in);
    vi.stubGlobal('Response', Array);
    try {
      await files.put('own', bodyOf('text'));
      expect(await textOf('own')).toBe('text');
      expect(await files.open('none')).toBeNull();
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('lists over pages, and leaves out what is not ours', async () => {
    const names = Array.from({ length: 8 }, (_, at) => `pages/${at}.csv`);
    for (const name of names) await filesOf(stand_in).put(name, bodyOf(name));
    stand_in.objects.set('pages/Not Ours & <more>', { body: Buffer.from(''), at: 0 });
    const found: string[] = [];
    for await (const { name, bytes, written_at } of filesOf(stand_in).list('pages/')) {
      found.push(name);
      expect(bytes).toBe(11);
      expect(Math.abs(written_at - Date.now() / 1000)).toBeLessThan(600);
    }
    expect(found).toEqual(names);
  });

  test('a browser gets a file by an address that says what it is, and works for a while', async () => {
    const files = filesOf(stand_in);
    await files.put('exports/a/1.csv', bodyOf('order\r\n'));
    const options = { content_type: 'text/csv; charset=utf-8', disposition: `attachment; filename="orders 1.csv"` };
    const url = await files.downloadUrl('exports/a/1.csv', { ...options, seconds: 60 });
    const answer = await fetch(url ?? '');
    expect([answer.status, await answer.text()]).toEqual([200, 'order\r\n']);
    expect(answer.headers.get('content-disposition')).toBe(options.disposition);
    expect(answer.headers.get('content-type')).toBe(options.content_type);
    const changed = (url ?? '').replace('1.csv', '2.csv');
    expect((await fetch(changed)).status).toBe(403);
    const over = await files.downloadUrl('exports/a/1.csv', { ...options, seconds: -1 });
    expect((await fetch(over ?? '')).status).toBe(403);
    expect(
      await filesOf(stand_in, { is_public: false }).downloadUrl('exports/a/1.csv', { ...options, seconds: 60 }),
    ).toBeNull();
  });
});
