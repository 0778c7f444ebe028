import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Sources of the widgets. */
export const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
/** Where builds lie: `sdk` for pages, `npm` for the registry. */
export const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

/** Folders of `src` that hold a widget: those with a `define.ts`. */
export function widgetNames(): string[] {
  return readdirSync(SOURCE)
    .filter((name) => existsSync(`${SOURCE}${name}/define.ts`))
    .toSorted();
}

/** Parts of widgets that are fetched later and bring messages of their own, as `<widget>/<part>`. */
export const MESSAGE_PARTS = [
  'calculator/calculator-result',
  'checkout/checkout-buying',
  'confirm-address/confirm-address-form',
] as const;

/** The version all builds carry. */
export function sdkVersion(): string {
  const text = readFileSync(`${SOURCE}shell/sdk.ts`, 'utf8');
  const version = /SDK_VERSION = '([^']+)'/.exec(text)?.[1];
  if (version === undefined) throw new Error('src/shell/sdk.ts names no version');
  return version;
}
