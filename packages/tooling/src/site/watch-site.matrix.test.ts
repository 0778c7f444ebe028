import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../launch/root.mjs';
import { watchSite, type SiteRendered } from './watch-site.ts';

const temp = mkdtempSync(join(tmpdir(), 'sampan-site-'));
afterAll(() => rmSync(temp, { recursive: true }));

const POST = 'sg/en/blog/insurance/parcel-insurance.md';
const PAGE = 'sg/blog/insurance/parcel-insurance/index.html';

test('a changed text is on its page alone, and one that cannot be rendered leaves the pages as they were', async () => {
  const [folder, content] = [join(temp, 'dist'), join(temp, 'content')];
  cpSync(join(ROOT, 'apps/site/content'), content, { recursive: true });
  let next = Promise.withResolvers<SiteRendered>();
  const stop = await watchSite({
    root: ROOT,
    folder,
    content,
    onRendered: (rendered) => next.resolve(rendered),
    onError: (error) => next.reject(error),
  });
  try {
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    const write = (text: string) => {
      next = Promise.withResolvers();
      writeFileSync(join(content, POST), text);
      return next.promise;
    };
    const before = readFileSync(join(content, POST), 'utf8');
    const page = read(PAGE);
    expect(page).toMatch(/src="\/site\/assets\/visitors-[\w-]+\.js"/u);
    writeFileSync(join(folder, `${PAGE}.br`), 'of a build');

    const { files } = await write(`${before}\nA sentence of its own.\n`);
    expect(files.toSorted()).toEqual(['blog/feed.xml', PAGE, 'sg/blog/feed.xml'].toSorted());
    expect(read(PAGE)).toContain('A sentence of its own.');
    expect(existsSync(join(folder, `${PAGE}.br`))).toBe(false);

    await expect(write('---\ntitle: Broken\nupdated: yesterday\n---\nText.\n')).rejects.toThrow(/updated: /u);
    expect(read(PAGE)).toContain('A sentence of its own.');
    await write(before);
    expect(read(PAGE)).toBe(page);
  } finally {
    await stop();
  }
});
