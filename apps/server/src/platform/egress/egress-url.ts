import { isIP } from 'node:net';
import type { EgressRefusal } from '../../ports/egress.ts';
import { isPublicAddress } from './public-address.ts';

const MAX_LENGTH = 2048;
/** Names that mean something inside a network only. */
const LOCAL_SUFFIXES = [
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'home.arpa',
  'localdomain',
];
/** White space, control characters and backslashes: parsers disagree about what they mean. */
const UNCLEAR = /[\s\\\p{Cc}\p{Cf}]/u;

export interface EgressTarget {
  url: URL;
  /** Without the brackets of an IPv6 address. */
  host: string;
  port: number;
  /** Named in SAMPAN_EGRESS_ALLOW: called whatever it is. */
  is_allowed: boolean;
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/gu, '');
}

function portOf(url: URL): number {
  return url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
}

/** `2130706433` and `0x7f.1` are addresses as well; who writes one so hides it. */
function isOddHost(written: string, host: string): boolean {
  if (/[%]/u.test(written)) return true;
  if (isIP(host) === 4) return written !== host;
  return isIP(host) === 0 && /(^|\.)(\d+|0x[\da-f]*)$/u.test(host.replace(/\.$/u, ''));
}

function isLocalName(host: string): boolean {
  const name = host.replace(/\.$/u, '').toLowerCase();
  return !name.includes('.') || LOCAL_SUFFIXES.some((suffix) => name === suffix || name.endsWith(`.${suffix}`));
}

/**
 * What an address that somebody typed means, or why it is not called (trust 4.15). Names are not resolved here.
 * `allow` are `host:port` pairs that may be called over http too.
 */
export function readEgressUrl(text: string, allow: readonly string[] = []): EgressTarget | EgressRefusal {
  if (text.length > MAX_LENGTH || UNCLEAR.test(text)) return 'malformed';
  const authority = /^https?:\/\/([^/?#]*)/iu.exec(text)?.[1];
  if (authority === undefined) return URL.canParse(text) ? 'not_https' : 'malformed';
  if (authority.includes('@')) return 'credentials';
  if (!URL.canParse(text)) return 'malformed';
  const url = new URL(text);
  url.hash = '';
  const target = { url, host: hostOf(url), port: portOf(url), is_allowed: false };
  if (allow.includes(`${target.host}:${target.port}`)) return { ...target, is_allowed: true };
  if (url.protocol !== 'https:') return 'not_https';
  if (target.port !== 443) return 'port';
  if (isOddHost(authority.replace(/:\d*$/u, '').toLowerCase(), target.host)) return 'odd_host';
  if (isIP(target.host) !== 0) return isPublicAddress(target.host) ? target : 'blocked_address';
  return isLocalName(target.host) ? 'local_name' : target;
}
