import { readStored, writeStored } from '../../shared/storage/local-storage.ts';

/** What was opened from the palette last; the newest first. */
export interface RecentEntry {
  title: string;
  detail: string;
  href: string;
}

const MOST = 5;
const keyOf = (user_id: string): string => `sampan.recent.${user_id}`;

function isRecent(value: unknown): value is RecentEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { title, detail, href } = value as Record<string, unknown>;
  return typeof title === 'string' && typeof detail === 'string' && typeof href === 'string' && href.startsWith('/');
}

export function readRecent(user_id: string): RecentEntry[] {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(user_id)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberRecent(user_id: string, entry: RecentEntry): void {
  const others = readRecent(user_id).filter(({ href }) => href !== entry.href);
  writeStored(keyOf(user_id), JSON.stringify([entry, ...others].slice(0, MOST)));
}

/** Names of recipients are not left behind on the computer. */
export function forgetRecent(user_id: string): void {
  writeStored(keyOf(user_id), null);
}
