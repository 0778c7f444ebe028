import { Resolver } from 'node:dns/promises';
import type { NameService } from '../../ports/name-service.ts';

const TIMEOUT_MS = 3_000;
const TRIES = 2;
/** The name servers answered: there is no such name, or it has no such record. */
const NO_RECORD: ReadonlySet<unknown> = new Set(['ENODATA', 'ENOTFOUND', 'NXDOMAIN']);

/** Asks the name servers of this machine, and keeps nothing: a record that was just set counts. */
export function createDnsNameService(): NameService {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
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
