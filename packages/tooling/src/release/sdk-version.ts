import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT, versionOf } from './publishable.ts';

const SOURCE = `${ROOT}packages/widgets/src/shell/sdk.ts`;
const LINE = /SDK_VERSION = '([^']+)'/u;

/** The version that the widgets carry themselves, and under which a server keeps their files. */
export function carriedVersion(): string | undefined {
  return LINE.exec(readFileSync(SOURCE, 'utf8'))?.[1];
}

/** Writes the version of their package into the widgets: pages and npm see one number, and none is given out twice. */
export function carryVersion(): void {
  const text = readFileSync(SOURCE, 'utf8');
  const carried = text.replace(LINE, `SDK_VERSION = '${versionOf('widgets')}'`);
  if (carried !== text) writeFileSync(SOURCE, carried);
}
