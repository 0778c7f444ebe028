import type { PublishableKey } from '@sampan/contract';
import { SCOPES } from './embed-options.ts';
import type { KeyDraft } from './use-keys.ts';

/** A form's state: sites as typed, one a line. */
export interface KeyForm extends Omit<KeyDraft, 'allowed_origins'> {
  readonly sites: string;
}

/** A new key begins as a test key that may do everything, so that the first try works. */
export function keyFormOf(key: PublishableKey | null): KeyForm {
  if (key === null) return { name: '', mode: 'test', sites: '', scopes: [...SCOPES] };
  const { name, mode, scopes } = key;
  return { name, mode, scopes, sites: key.allowed_origins.join('\n') };
}

/** Lines with something on them, as they are sent; the server's `allowed_origins.2` is the third of them. */
function sitesOf(typed: string): string[] {
  return siteLines(typed).map(({ site }) => site);
}

/** Every site with the number of its line in the field, which empty lines move. */
export function siteLines(typed: string): { line: number; site: string }[] {
  return typed
    .split('\n')
    .flatMap((text, index) => text.split(',').map((site) => ({ line: index + 1, site: site.trim() })))
    .filter(({ site }) => site !== '');
}

/** What is sent. */
export function draftOf({ name, mode, scopes, sites }: KeyForm): KeyDraft {
  return { name: name.trim(), mode, scopes, allowed_origins: sitesOf(sites) };
}
