import type { EndpointName } from '@sampan/contract';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../errors.ts';

interface Limit {
  points: number;
  seconds: number;
}

/** Requests per caller (trust 5). Endpoints without a row of their own share the general limits. */
const LIMITS: Partial<Record<EndpointName, Limit[]>> = {
  getPublicTracking: [
    { points: 30, seconds: 60 },
    { points: 300, seconds: 86_400 },
  ],
  estimatePublic: [{ points: 30, seconds: 60 }],
  parseShareLink: [{ points: 30, seconds: 60 }],
  confirmShareLink: [{ points: 30, seconds: 60 }],
  addDeliveryAddress: [{ points: 60, seconds: 60 }],
  sendConfirmationLinks: [{ points: 10, seconds: 60 }],
  searchAddresses: [{ points: 60, seconds: 60 }],
  reverseGeocode: [{ points: 60, seconds: 60 }],
  quoteCheckout: [{ points: 30, seconds: 60 }],
  // Every start holds units of a shop for a while: nobody shall empty its shelves without paying.
  startCheckout: [
    { points: 10, seconds: 60 },
    { points: 60, seconds: 3_600 },
  ],
  confirmSandboxPayment: [{ points: 30, seconds: 60 }],
  inviteMember: [{ points: 60, seconds: 3_600 }],
  parseInvitation: [{ points: 60, seconds: 60 }],
  acceptInvitation: [{ points: 30, seconds: 3_600 }],
  uploadProductImage: [{ points: 120, seconds: 3_600 }],
  login: [{ points: 100, seconds: 3_600 }],
  register: [{ points: 30, seconds: 3_600 }],
};
const SIGNED_IN: Limit[] = [{ points: 600, seconds: 60 }];
const PUBLIC: Limit[] = [{ points: 300, seconds: 60 }];
/** Pages of shops, besides what each endpoint allows: by the visitor's address, and by the key of the whole shop. */
const PAGES = {
  'page-caller': [{ points: 120, seconds: 60 }],
  'page-key': [{ points: 3_000, seconds: 60 }],
} satisfies Record<string, Limit[]>;

export interface RateLimiter {
  /** Counts one call; throws `rate_limited` with the seconds to wait. Answers the headers of the tightest limit. */
  spend(name: string, caller: string, signed_in: boolean): Promise<Record<string, string>>;
  /** Counts one call of a page with or without a key; throws as `spend` does. */
  spendAs(group: keyof typeof PAGES, caller: string): Promise<void>;
}

/** `factor` scales every limit: load tests and benchmarks raise it. */
export function createRateLimiter(factor: number): RateLimiter {
  const limiters = new Map<string, RateLimiterMemory[]>();
  const limitersOf = (group: string, limits: Limit[]) => {
    const known = limiters.get(group);
    if (known) return known;
    const made = limits.map(
      ({ points, seconds }) =>
        new RateLimiterMemory({
          keyPrefix: `${group}:${seconds}`,
          points: Math.ceil(points * factor),
          duration: seconds,
        }),
    );
    limiters.set(group, made);
    return made;
  };

  return {
    async spend(name, caller, signed_in) {
      const own = LIMITS[name as EndpointName];
      const group = own ? name : signed_in ? 'signed-in' : 'public';
      const headers: Record<string, string> = {};
      for (const limiter of limitersOf(group, own ?? (signed_in ? SIGNED_IN : PUBLIC))) {
        const spent = await consume(limiter, caller);
        headers['RateLimit-Policy'] ??= `"${group}";q=${limiter.points};w=${limiter.duration}`;
        headers['RateLimit'] ??= `"${group}";r=${spent.remainingPoints};t=${Math.ceil(spent.msBeforeNext / 1000)}`;
      }
      return headers;
    },
    async spendAs(group, caller) {
      for (const limiter of limitersOf(group, PAGES[group])) await consume(limiter, caller);
    },
  };
}

async function consume(limiter: RateLimiterMemory, caller: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(caller);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new DomainError('rate_limited', { retry_after_s: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
  }
}
