import { DatabaseStartError } from '@sampan/embedded-postgres';

/** `scheme://user:password@`, the hosts, and everything behind them. A host may be an IPv6 address in brackets. */
const SHAPE = /^(?<before>postgres(?:ql)?:\/\/(?:[^@/]*@)?)(?<hosts>[^/?]*)(?<path>\/[^?]*)?(?:\?(?<query>.*))?$/u;
const ATTRIBUTE = 'target_session_attrs';
/** Everything the server does may write. */
const TAKEN = new Set(['read-write', 'primary', 'any']);

/**
 * One address for each host of a database address as PostgreSQL's own programs read it:
 * `postgres://user:password@one:5432,other:5432/sampan?target_session_attrs=read-write`. Nearly every address has one host.
 *
 * @throws DatabaseStartError for a session nothing could be written in
 */
export function addressesOf(database_url: string): string[] {
  const { before, hosts = '', path = '', query = '' } = SHAPE.exec(database_url)?.groups ?? {};
  if (before === undefined) return [database_url];
  const settings = new URLSearchParams(query);
  const wanted = settings.get(ATTRIBUTE);
  if (wanted !== null && !TAKEN.has(wanted))
    throw new DatabaseStartError(`DATABASE_URL asks for ${ATTRIBUTE}=${wanted}; only read-write fits a server.`);
  if (!hosts.includes(',') && wanted === null) return [database_url];
  settings.delete(ATTRIBUTE);
  const rest = settings.size === 0 ? path : `${path}?${settings.toString()}`;
  return hosts.split(',').map((host) => `${before}${host.trim()}${rest}`);
}

/** The host and port that a connection to one address goes to. */
export function placeOf(address: string): { host: string; port: number } {
  const { hostname, port } = new URL(address);
  return { host: decodeURIComponent(hostname).replace(/^\[|\]$/gu, ''), port: port === '' ? 5_432 : Number(port) };
}
