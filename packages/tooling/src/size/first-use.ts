import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirstUse } from '../../../widgets/build/plugins/first-use.ts';
import { compressedSize } from './compressed-size.ts';

/** Bytes after Brotli until a widget is painted, and until its first field can be used; the loader is in both. */
export type FirstUseSize = Readonly<Record<keyof FirstUse, number>>;

/** The sizes of all widgets by name; none before the SDK is built. */
export function firstUseSizes(root: string): ReadonlyMap<string, FirstUseSize> {
  const dist = join(root, 'packages/widgets/dist');
  if (!existsSync(join(dist, 'first-use.json'))) return new Map();
  const files = JSON.parse(readFileSync(join(dist, 'first-use.json'), 'utf8')) as Readonly<Record<string, FirstUse>>;
  const sizeOf = (names: readonly string[]): number =>
    names.reduce((sum, name) => sum + compressedSize(readFileSync(join(dist, 'sdk', name))), 0);
  const sizes = Object.entries(files).map(([widget, { first_paint, first_field }]): [string, FirstUseSize] => [
    widget,
    { first_paint: sizeOf(first_paint), first_field: sizeOf(first_field) },
  ]);
  return new Map(sizes);
}
