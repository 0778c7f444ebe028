import {
  PAGE_KEY_LIMIT,
  PAGE_LIMITS,
  PAGE_VISITOR_LIMIT,
  type Endpoint,
  type EndpointName,
  type RateLimit,
} from '@sampan/contract';
import type { CountedLimit, RateCounters } from '../../ports/rate-counters.ts';
import { DomainError } from '../errors.ts';
import { createMemoryCounters } from './memory-counters.ts';
import { visitorNetwork } from './visitor-network.ts';

/** Requests per caller (trust 5). Endpoints without a row of their own share the general limits. */
const LIMITS: Partial<Record<EndpointName, RateLimit[]>> = {
  ...PAGE_LIMITS,
  addDeliveryAddress: [{ points: 60, seconds: 60 }],
  sendConfirmationLinks: [{ points: 10, seconds: 60 }],
  confirmSandboxPayment: [{ points: 30, seconds: 60 }],
  inviteMember: [{ points: 60, seconds: 3_600 }],
  parseInvitation: [{ points: 60, seconds: 60 }],
  acceptInvitation: [{ points: 30, seconds: 3_600 }],
  uploadProductImage: [{ points: 120, seconds: 3_600 }],
  createSecretKey: [{ points: 30, seconds: 3_600 }],
  rotateSecretKey: [{ points: 30, seconds: 3_600 }],
  updateSecretKey: [{ points: 60, seconds: 3_600 }],
  loginAsAdmin: [{ points: 30, seconds: 3_600 }],
  // Those below count failures, codes and mails as well, in the database (trust 4.21-4.23).
  // Each makes us call an address of the caller's choice.
  testWebhookEndpoint: [{ points: 20, seconds: 60 }],
  login: [{ points: 100, seconds: 3_600 }],
  register: [{ points: 30, seconds: 3_600 }],
  requestPhoneCode: [{ points: 30, seconds: 3_600 }],
  loginPhone: [{ points: 100, seconds: 3_600 }],
  loginSecondFactor: [{ points: 100, seconds: 3_600 }],
  startEmailChange: [{ points: 30, seconds: 3_600 }],
  confirmEmailChange: [{ points: 60, seconds: 3_600 }],
  closeAccount: [{ points: 30, seconds: 3_600 }],
  startTwoFactor: [{ points: 30, seconds: 3_600 }],
  confirmTwoFactor: [{ points: 60, seconds: 3_600 }],
  stopTwoFactor: [{ points: 60, seconds: 3_600 }],
  renewRecoveryCodes: [{ points: 60, seconds: 3_600 }],
  verifyMail: [{ points: 100, seconds: 3_600 }],
  resendMailVerification: [{ points: 30, seconds: 3_600 }],
  resendMyMailVerification: [{ points: 30, seconds: 3_600 }],
  forgotPassword: [{ points: 30, seconds: 3_600 }],
  parseResetLink: [{ points: 60, seconds: 3_600 }],
  resetPassword: [{ points: 60, seconds: 3_600 }],
  changePassword: [{ points: 30, seconds: 3_600 }],
  loginGoogle: [{ points: 100, seconds: 3_600 }],
  loginFacebook: [{ points: 100, seconds: 3_600 }],
  // Each of them asks a provider about a token.
  linkSocialLogin: [{ points: 30, seconds: 3_600 }],
  // Every one of them sends two mails, one of them to an address that anybody can type.
  sendContact: [{ points: 5, seconds: 3_600 }],
  sendSalesLead: [{ points: 5, seconds: 3_600 }],
  sendCompanyEnquiry: [{ points: 5, seconds: 3_600 }],
  // Each is a mail to Sampan's own people.
  createSupportRequest: [{ points: 20, seconds: 3_600 }],
  replySupportRequest: [{ points: 60, seconds: 3_600 }],
};
/**
 * Calls that one pause of typing makes: an address is searched by its text, by its postcode, and in the lists below it. Those within
 * a second count as one against the endpoint's limit, up to this many.
 */
const CALLS_A_PAUSE: Partial<Record<EndpointName, number>> = { searchAddresses: 4 };
const PAUSE_S = 1;
const SIGNED_IN: RateLimit[] = [{ points: 600, seconds: 60 }];
const PUBLIC: RateLimit[] = [{ points: 300, seconds: 60 }];
/** A secret key, besides what each endpoint allows: all its calls, and those that change something. */
const API_KEY: RateLimit[] = [{ points: 600, seconds: 60 }];
const API_KEY_WRITES: RateLimit[] = [{ points: 120, seconds: 60 }];
/**
 * Pages of shops, besides what each endpoint allows: by the visitor's address, and by the key of the whole shop. And whoever
 * tries secret keys that do not exist, by address.
 */
const GROUPS = {
  // A page that says whose parcel a number is tells a guesser as much as the call of its panel: no more of them either.
  'hosted-page': PAGE_LIMITS.getPublicTracking,
  'page-caller': [PAGE_VISITOR_LIMIT],
  'page-key': [PAGE_KEY_LIMIT],
  'unknown-key': [{ points: 60, seconds: 60 }],
} satisfies Record<string, RateLimit[]>;

/** Who a call is counted for: a person, a secret key, or an address, which stands for its network. */
export interface RateCaller {
  id: string;
  kind: 'public' | 'signed-in' | 'api-key';
}

export interface RateLimiter {
  /**
   * Counts one call; throws `rate_limited` with the seconds to wait. The headers say the tightest limit of a person, and
   * each limit of a secret key, so that a program can slow down before it is refused.
   */
  spend(
    endpoint: Pick<Endpoint, 'name' | 'method'>,
    caller: RateCaller,
    tell: (header: string, value: string) => void,
  ): Promise<void>;
  /** Counts one call of a page with or without a key, or one with an unknown secret key; throws as `spend` does. */
  spendAs(group: keyof typeof GROUPS, caller: string): Promise<void>;
}

/** `factor` scales every limit: load tests and benchmarks raise it. */
export function createRateLimiter(factor: number, counters: RateCounters = createMemoryCounters()): RateLimiter {
  const scaled = (name: string, limits: readonly RateLimit[]): CountedLimit[] =>
    limits.map(({ points, seconds }) => ({ name, seconds, points: Math.ceil(points * factor) }));

  const isOfSamePause = async (name: EndpointName, caller: string): Promise<boolean> => {
    const calls = CALLS_A_PAUSE[name];
    if (calls === undefined) return false;
    for (const limit of scaled(`${name}:pause`, [{ points: calls, seconds: PAUSE_S }])) {
      const { is_refused, is_first } = await counters.count(limit, caller);
      if (is_first || is_refused) return false;
    }
    return true;
  };

  return {
    async spend(endpoint, caller, tell) {
      const policies: string[] = [];
      const rests: string[] = [];
      const id = visitorNetwork(caller.id);
      if (await isOfSamePause(endpoint.name as EndpointName, id)) return;
      for (const [group, limits] of groupsOf(endpoint, caller.kind)) {
        for (const limit of scaled(group, limits)) {
          const spent = await counters.count(limit, id);
          // A person is told the first limit alone: the others are there for nobody who works by hand.
          if (caller.kind === 'api-key' || policies.length === 0) {
            policies.push(`"${group}";q=${limit.points};w=${limit.seconds}`);
            rests.push(`"${group}";r=${spent.remaining};t=${Math.ceil(spent.ms_before_next / 1000)}`);
            tell('RateLimit-Policy', policies.join(', '));
            tell('RateLimit', rests.join(', '));
          }
          if (spent.is_refused) throw tooMany(spent.ms_before_next);
        }
      }
    },
    async spendAs(group, caller) {
      for (const limit of scaled(group, GROUPS[group])) {
        const spent = await counters.count(limit, visitorNetwork(caller));
        if (spent.is_refused) throw tooMany(spent.ms_before_next);
      }
    },
  };
}

/** Which limits a call counts against: of its own endpoint, else the general ones; a secret key has its own besides. */
function groupsOf(
  { name, method }: Pick<Endpoint, 'name' | 'method'>,
  kind: RateCaller['kind'],
): [string, RateLimit[]][] {
  const own = LIMITS[name as EndpointName];
  if (kind !== 'api-key') return [own ? [name, own] : [kind, kind === 'signed-in' ? SIGNED_IN : PUBLIC]];
  return [
    ['api-key', API_KEY],
    ...(method === 'GET' ? [] : [['api-key-writes', API_KEY_WRITES] satisfies [string, RateLimit[]]]),
    ...(own ? [[name, own] satisfies [string, RateLimit[]]] : []),
  ];
}

function tooMany(ms: number): DomainError {
  return new DomainError('rate_limited', { retry_after_s: Math.max(1, Math.ceil(ms / 1000)) });
}
