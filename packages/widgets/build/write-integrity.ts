import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes `integrity.json`: the sha384 of each script and style sheet, for `<script integrity>` on pages that name an immutable version. */
export function writeIntegrity(folder: string): void {
  const integrity: Record<string, string> = {};
  const named = readdirSync(folder).filter((file) => /\.(js|css)$/.test(file));
  for (const name of named.toSorted()) {
    const bytes = readFileSync(join(folder, name));
    integrity[name] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  }
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`);
}
