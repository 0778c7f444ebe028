import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type * as in_page from './in-page.ts';

const SOURCE = fileURLToPath(new URL('./in-page.ts', import.meta.url));
let bundled: Promise<string> | null = null;

async function bundle(): Promise<string> {
  const build = await rolldown({ input: SOURCE, platform: 'browser', logLevel: 'warn' });
  try {
    const { output } = await build.generate({ format: 'iife', name: 'inPage', minify: true });
    return output[0].code;
  } finally {
    await build.close();
  }
}

/** An expression that calls a function of `in-page.ts` in a page and leaves nothing behind there. */
export async function callInPage<Name extends keyof typeof in_page>(
  name: Name,
  ...args: Parameters<(typeof in_page)[Name]>
): Promise<string> {
  bundled ??= bundle();
  return `(() => { ${await bundled}; return inPage.${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')}); })()`;
}
