import { afterAll, beforeAll, describe } from 'vitest';
import { EnginePage } from './engine-page.ts';
import type { Engine } from './engine-session.ts';
import { startFirefox } from './firefox.ts';
import { lookForFirefox, lookForWebKit } from './installed.ts';
import { startWebKit } from './webkit.ts';

/** Opens a page with cookies and storage of its own, gives it to a test, and closes it. */
export type UsePage = (use: (page: EnginePage) => Promise<void>, limit_ms?: number) => Promise<void>;

const firefox = lookForFirefox();
const webkit = lookForWebKit();

const ENGINES: readonly { readonly name: string; readonly start: (() => Promise<Engine>) | null }[] = [
  { name: 'Firefox', start: firefox === null ? null : () => startFirefox(firefox) },
  { name: 'WebKit', start: webkit === null ? null : () => startWebKit(webkit) },
];

/** Declares the same tests for every engine but Chromium; those of an engine that is not installed are skipped. */
export function describeInEngines(title: string, declare: (withPage: UsePage, name: string) => void): void {
  for (const { name, start } of ENGINES) {
    describe.skipIf(start === null)(`${name}: ${title}`, () => {
      let engine: Engine | null = null;
      beforeAll(async () => {
        engine = (await start?.()) ?? null;
      });
      afterAll(async () => engine?.close());
      declare(async (use, limit_ms) => {
        if (engine === null) throw new Error(`${name} is not running`);
        const page = new EnginePage(name, await engine.newSession(), limit_ms);
        try {
          await use(page);
        } finally {
          await page.close();
        }
      }, name);
    });
  }
}
