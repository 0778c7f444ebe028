import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The PHP of this machine: PHP_PATH, or the one on PATH; null without one. */
export function findPhp(env: NodeJS.ProcessEnv = process.env): string | null {
  const named = env['PHP_PATH'] === undefined || env['PHP_PATH'] === '' ? [] : [env['PHP_PATH']];
  const on_path = (env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'php'));
  return [...named, ...on_path].find(isExecutable) ?? null;
}
