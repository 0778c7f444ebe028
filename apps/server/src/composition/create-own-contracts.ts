import { ACCOUNT_COURIERS } from '@sampan/contract';
import { COUNTRY_CODES } from '@sampan/country-rules';
import { checkAccount, ownProfile, underOwnContract } from '../adapters/courier-own-contract/index.ts';
import type { OwnContracts } from '../adapters/courier-network/index.ts';
import type { CourierAccountSetting, CourierAccounts, TokenStore } from '../ports/courier-account.ts';
import { readOwnAlias } from '../ports/courier-account.ts';
import type { CourierPort } from '../ports/courier.ts';
import { isLive } from './create-couriers.ts';
import { CONTRACT_KINDS, type ContractParts } from './contract-kinds.ts';

/** An account as it is kept: `version` changes with what was entered. */
export interface KeptAccount extends CourierAccountSetting {
  version: string;
}

/** Accounts whose couriers are kept ready, with their tokens. */
const MOST_KEPT = 500;

/** Tokens of an account that is kept nowhere yet. */
function tokensInMemory(): TokenStore {
  let kept: string | null = null;
  return { read: () => Promise.resolve(kept), change: async (work) => (kept = await work(kept)) };
}

/**
 * The couriers that companies ship with under contracts of their own. What a company entered is read for each call, so that a
 * disconnected account is used no more, on whatever server.
 */
export function createOwnContracts(
  parts: Omit<ContractParts, 'is_live'> & {
    find: (account_id: string) => Promise<KeptAccount | null>;
    tokensOf: (account_id: string) => TokenStore;
  },
): { accounts: CourierAccounts; contracts: OwnContracts } {
  const { find, tokensOf, ...rest } = parts;
  const base = { ...rest, is_live: isLive(rest.env) };
  const build = ({ courier, country, credentials }: CourierAccountSetting, tokens: TokenStore) =>
    CONTRACT_KINDS[courier].create({ ...base, tokens }, country, credentials);
  /** How each courier shows itself in each country, without an account. */
  const profiles = new Map(
    COUNTRY_CODES.flatMap((country) =>
      ACCOUNT_COURIERS.filter((courier) => CONTRACT_KINDS[courier].countries.includes(country)).map((courier) => {
        const profile = build({ courier, country, credentials: {} }, tokensInMemory())?.profile;
        if (profile === undefined) throw new Error(`no courier for an account of ${courier}`);
        return [profile.alias, { courier, country, profile }] as const;
      }),
    ),
  );
  const of = ({ courier, country }: Pick<CourierAccountSetting, 'courier' | 'country'>) => {
    const found = [...profiles.values()].find((one) => one.courier === courier && one.country === country);
    if (found === undefined) throw new Error(`${courier} has no accounts in ${country}`);
    return found.profile;
  };
  const kept = new Map<string, { version: string; port: CourierPort }>();

  return {
    accounts: {
      is_live: base.is_live,
      offered: (country) =>
        [...profiles.values()]
          .filter((one) => one.country === country)
          .map(({ courier, profile }) => ({
            courier,
            name: profile.name,
            credentials: CONTRACT_KINDS[courier].credentials,
          })),
      aliasOf: (account) => of(account).alias,
      isWellFormed: (courier, credential, text) =>
        CONTRACT_KINDS[courier].forms?.(base)[credential]?.test(text) ?? true,
      messageQuery: (courier) => (CONTRACT_KINDS[courier].tells_secret_in_address ? '?secret=' : ''),
      check: async (account) => {
        const tokens = tokensInMemory();
        const port = build(account, tokens);
        if (port === undefined) return { said: 'refused', tokens: null };
        const by_reference = CONTRACT_KINDS[account.courier].finds_by_reference ?? true;
        const said = await checkAccount(port, { by_reference });
        const kept = await tokens.read();
        // What was entered is used up by a renewal: what it gave is kept, even if the courier fell silent afterwards.
        return { said: said === 'no_answer' && kept !== null ? 'accepted' : said, tokens: kept };
      },
    },
    contracts: {
      profileOf: (alias) => {
        const profile = profiles.get(readOwnAlias(alias)?.courier_alias ?? '')?.profile;
        return profile && ownProfile(profile, alias);
      },
      portOf: async (alias) => {
        const own = readOwnAlias(alias);
        const account = own && (await find(own.account_id));
        if (account === null || of(account).alias !== own?.courier_alias) return null;
        const ready = kept.get(alias);
        if (ready?.version === account.version) return ready.port;
        const { quotes_live } = CONTRACT_KINDS[account.courier];
        const built = build(account, tokensOf(own.account_id));
        if (built === undefined) return null;
        const port = underOwnContract(built, alias, { quotes_live });
        kept.delete(alias);
        const [oldest] = kept.keys();
        if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
        kept.set(alias, { version: account.version, port });
        return port;
      },
    },
  };
}
