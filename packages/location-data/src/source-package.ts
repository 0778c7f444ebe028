import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Parsed JSON of a file inside an installed source package. `entry` is what the package lets us resolve, `file` is relative to its folder. */
export function readSourceJson<T>(entry: string, file = ''): T {
  const resolved = require.resolve(entry);
  return JSON.parse(readFileSync(file === '' ? resolved : join(dirname(resolved), file), 'utf8')) as T;
}

/** A CommonJS source package that carries its data as code. */
export function requireSource<T>(entry: string): T {
  return require(entry) as T;
}
