import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { S3_BUCKET, S3_KEYS, startS3StandIn } from '#test/adapters/files-s3/s3-stand-in.fixtures.ts';
import { openFileStore } from '../composition/create-files.ts';
import { readEnv, type Env } from '../platform/config/env.ts';
import type { FileStore } from '../ports/file-store.ts';
import { filesCommand } from './files.command.ts';

let folder: string;
let stand_in: Awaited<ReturnType<typeof startS3StandIn>>;
let env: Env;
let disk: FileStore;
let bucket: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sampan-move-'));
  stand_in = await startS3StandIn();
  env = readEnv({
    SAMPAN_FILES: folder,
    SAMPAN_S3_ENDPOINT: stand_in.endpoint,
    SAMPAN_S3_BUCKET: S3_BUCKET,
    SAMPAN_S3_REGION: S3_KEYS.region,
    SAMPAN_S3_ACCESS_KEY_ID: S3_KEYS.access_key_id,
    SAMPAN_S3_SECRET_ACCESS_KEY: S3_KEYS.secret_access_key,
  });
  disk = openFileStore(env, 'disk') as FileStore;
  bucket = openFileStore(env, 's3') as FileStore;
});
afterAll(async () => {
  await stand_in.close();
  await rm(folder, { recursive: true });
});

const write = (store: FileStore, name: string, text: string) =>
  store.put(
    name,
    (async function* () {
      yield Buffer.from(text);
    })(),
  );
const textsOf = async (store: FileStore) => {
  const texts: Record<string, string> = {};
  for await (const { name } of store.list('')) {
    const file = await store.open(name);
    if (file) texts[name] = (await buffer(file.body)).toString();
  }
  return texts;
};
const run = async (text: string) => {
  const { exit_code, text: output } = await filesCommand(text.split(' '), env);
  return { exit_code, output };
};

test('files are copied while servers write, the rest is moved, and both may be run again', async () => {
  const texts = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`exports/a/${at}.csv`, `rows ${at}`]));
  for (const [name, text] of Object.entries(texts)) await write(disk, name, text);
  expect(await run('copy --from disk --to s3')).toEqual({
    exit_code: 0,
    output: 'Copied 5 files. 0 were there already.',
  });
  expect(await textsOf(disk)).toEqual(texts);
  await write(disk, 'exports/a/5.csv', 'rows 5');
  // Of the same name with other content: an upload that was cut off long ago.
  await write(bucket, 'exports/a/0.csv', 'row');
  expect(await run('move --from disk --to s3')).toEqual({
    exit_code: 0,
    output: 'Moved 2 files. 4 were there already.',
  });
  expect(await textsOf(disk)).toEqual({});
  expect(await textsOf(bucket)).toEqual({ ...texts, 'exports/a/5.csv': 'rows 5' });
  expect(await run('move --from disk --to s3')).toEqual({
    exit_code: 0,
    output: 'Moved 0 files. 0 were there already.',
  });
  const back = await run('move --from s3 --to disk --json');
  expect([back.exit_code, JSON.parse(back.output)]).toEqual([
    0,
    { ok: true, copied: 6, already_there: 0, damaged: [] },
  ]);
  expect(await textsOf(bucket)).toEqual({});
});

test('a storage that goes away stops it; nothing is deleted that is not copied, and it goes on where it stopped', async () => {
  const name = `exports/${randomUUID()}.csv`;
  await write(disk, name, 'kept');
  stand_in.fail('down', 'down', 'down', 'down');
  const { exit_code, output } = await run('move --from disk --to s3');
  expect(exit_code).toBe(1);
  expect(output).toMatch(
    /^Stopped: the storage of files does not answer: .+ Run it again: it goes on where it stopped\.$/u,
  );
  expect((await textsOf(disk))[name]).toBe('kept');
  expect((await run('move --from disk --to s3')).exit_code).toBe(0);
  expect((await textsOf(bucket))[name]).toBe('kept');
});

test('what is not understood gets the usage, and a bucket that is not set is named', async () => {
  for (const text of [
    '',
    'copy',
    'copy --from disk --to disk',
    'copy --from tape --to s3',
    'move s3 disk',
    'copy --from disk --to s3 --fast',
  ])
    expect([text, (await run(text)).exit_code]).toEqual([text, 2]);
  const no_bucket = await filesCommand(['copy', '--from', 'disk', '--to', 's3'], readEnv({ SAMPAN_FILES: folder }));
  expect(no_bucket).toEqual({
    exit_code: 1,
    text: 'No bucket is set. Set SAMPAN_S3_ENDPOINT and the settings that belong to it.',
  });
});
