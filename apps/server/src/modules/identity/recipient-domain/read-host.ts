import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { Env } from '../../../platform/config/env.ts';

const MAX_HOST = 253;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u;
const NO_HOST = /[\s/\\?#@:%]/u;
/** Names that mean something inside a network only: no visitor of a shop comes by one. */
const INSIDE = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/u;

type Settings = Pick<Env, 'public_url' | 'SAMPAN_RECIPIENT_DOMAINS'>;

/** Whether a host is a name of the public DNS, and not an address or a name inside a network. */
export function isPublicName(host: string): boolean {
  return host.includes('.') && isIP(host.replaceAll(/[[\]]/gu, '')) === 0 && !INSIDE.test(host);
}

/** Whether a name is another one or stands below it. */
export const isBelow = (host: string, parent: string): boolean => host === parent || host.endsWith(`.${parent}`);

/**
 * The name of a host as DNS writes it: small letters, punycode. Null for anything else, such as a path or an address, and for
 * this installation's own names with all above and below them: nobody may claim those.
 */
export function readHost(typed: string, { public_url, SAMPAN_RECIPIENT_DOMAINS: parent }: Settings): string | null {
  const bare = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/\.?\/?$/u, '');
  // What a URL may have besides its host would be dropped silently.
  const host = NO_HOST.test(bare) ? '' : domainToASCII(bare);
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  const is_name =
    host.length <= MAX_HOST && labels.every((label) => LABEL.test(label)) && /[a-z]/u.test(last) && isPublicName(host);
  const own = [new URL(public_url).hostname, ...(parent === undefined ? [] : [parent])];
  return is_name && !own.some((name) => isBelow(host, name) || isBelow(name, host)) ? host : null;
}
