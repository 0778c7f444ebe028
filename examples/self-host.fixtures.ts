import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** A file of the example. */
export const textOf = (file: string): string => readFileSync(join(ROOT, 'examples/self-host', file), 'utf8');

/** The settings of the example, as systemd hands them to the server. */
export const SETTINGS = parseEnv(textOf('sampan.env.example')) as Record<string, string>;
