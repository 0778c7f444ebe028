import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStore } from '../../src/ports/file-store.ts';

/** A store, and what the suite must be able to see of it from outside. */
export interface FilesUnderTest {
  files: FileStore;
  close(): Promise<void>;
}

async function* piecesOf(...pieces: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece;
}

/** What every store of files does alike. */
export function fileStoreSuite(name: string, open: () => Promise<FilesUnderTest>): void {
  describe(`${name} keeps files as every store does`, () => {
    let store: FilesUnderTest;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const textOf = async (file: string) => {
      const found = await store.files.open(file);
      return found && (await buffer(found.body)).toString();
    };
    const namesOf = async (prefix: string) => {
      const names: string[] = [];
      for await (const { name: found } of store.files.list(prefix)) names.push(found);
      return names.sort();
    };

    test('what was put is read back, with its size and its hash', async () => {
      const written = await store.files.put('exports/a/1.csv', piecesOf('order,', 'Nguyễn\r\n'));
      const bytes = Buffer.from('order,Nguyễn\r\n');
      expect(written).toEqual({
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      });
      expect(await textOf('exports/a/1.csv')).toBe('order,Nguyễn\r\n');
      const found = await store.files.open('exports/a/1.csv');
      expect(found?.bytes).toBe(bytes.length);
      await found?.body.cancel();
    });

    test('an empty file is a file', async () => {
      expect(await store.files.put('empty', piecesOf())).toMatchObject({ bytes: 0 });
      expect(await textOf('empty')).toBe('');
    });

    test('20 MB in uneven pieces arrive as they were', async () => {
      const pieces = Array.from({ length: 200 }, (_, at) => Buffer.alloc(100_000 + at, at));
      const whole = Buffer.concat(pieces);
      const written = await store.files.put('exports/a/large', piecesOf(...pieces));
      expect(written.bytes).toBe(whole.length);
      const found = await store.files.open('exports/a/large');
      expect(found && (await buffer(found.body)).equals(whole)).toBe(true);
    });

    test('a file of the same name is replaced, and deleting twice is no error', async () => {
      await store.files.put('same', piecesOf('old and longer'));
      await store.files.put('same', piecesOf('new'));
      expect(await textOf('same')).toBe('new');
      await store.files.delete('same');
      await store.files.delete('same');
      expect(await store.files.open('same')).toBeNull();
    });

    test('a body that breaks off leaves nothing, and what stood there before', async () => {
      await store.files.put('kept', piecesOf('before'));
      const broken = async function* () {
        yield Buffer.alloc(9_000_000);
        throw new Error('the cursor is gone');
      };
      await expect(store.files.put('kept', broken())).rejects.toThrow('the cursor is gone');
      await expect(store.files.put('never', broken())).rejects.toThrow('the cursor is gone');
      expect(await textOf('kept')).toBe('before');
      expect(await store.files.open('never')).toBeNull();
      expect(await namesOf('never')).toEqual([]);
    });

    test('lists by the start of the name', async () => {
      for (const file of ['list/b/2.csv', 'list/b/10.csv', 'list/c/1.zip', 'list2'])
        await store.files.put(file, piecesOf(file));
      expect(await namesOf('list/')).toEqual(['list/b/10.csv', 'list/b/2.csv', 'list/c/1.zip']);
      expect(await namesOf('list/b/1')).toEqual(['list/b/10.csv']);
      expect(await namesOf('nothing/')).toEqual([]);
    });

    test.each(['../up', 'a/../b', '/etc/passwd', 'a//b', 'A', 'a b', 'a.part~1', '', 'a'.repeat(256), 'é', '.env'])(
      'refuses the name %j',
      async (file) => {
        await expect(store.files.put(file, piecesOf('x'))).rejects.toThrow(RangeError);
        await expect(store.files.open(file)).rejects.toThrow(RangeError);
      },
    );
  });
}
