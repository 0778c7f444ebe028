import { atom } from 'nanostores';
import { readStored, writeStored } from '../storage/local-storage.ts';

/** `system` follows the machine. public/theme.js applies the kept choice before the first paint. */
export type Theme = 'light' | 'dark' | 'system';

const KEY = 'sampan.theme';

function isTheme(text: string | null): text is Theme {
  return text === 'light' || text === 'dark' || text === 'system';
}

const kept = readStored(KEY);

export const $theme = atom<Theme>(isTheme(kept) ? kept : 'system');

/** Applies and keeps a theme. */
export function setTheme(theme: Theme): void {
  $theme.set(theme);
  writeStored(KEY, theme === 'system' ? null : theme);
  const root = document.documentElement;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme);
}
