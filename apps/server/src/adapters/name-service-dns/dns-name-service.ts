import { Resolver } from 'node:dns/promises';
import type { NameService } from '../../ports/name-service.ts';

const TIMEOUT_MS = 3_000;
const TRIES = 2;
interface DnsOptions {
  servers?: readonly string[];
  /** For one try. */
  timeout_ms?: number;
}

/** The name servers answered: there is no such name, or it has no such record. */
const NO_RECORD: ReadonlySet<unknown> = new Set(['ENODATA', 'ENOTFOUND']);

/**
 * Asks the name servers of this machine, and keeps nothing: a record that was just set counts.
 *
 * @param servers name servers to ask instead, as `address:port`
 */
export function createDnsNameService({ servers, timeout_ms = TIMEOUT_MS }: DnsOptions = {}): NameService {
  const resolver = new Resolver({ timeout: timeout_ms, tries: TRIES });
  if (servers !== undefined) resolver.setServers(servers);
  return {
    async cnamesOf(host) {
      try {
        return await resolver.resolveCname(host);
      } catch (error) {
        if (NO_RECORD.has((error as NodeJS.ErrnoException).code)) return [];
        throw error;
      }
    },
  };
}
