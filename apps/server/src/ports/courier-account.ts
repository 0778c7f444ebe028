import type { AccountCourier, CourierCredential } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';

/** What a company was handed out by a courier, in one country. */
export interface CourierAccountSetting {
  courier: AccountCourier;
  country: CountryCode;
  credentials: Readonly<Partial<Record<CourierCredential, string>>>;
}

/** Tokens that all servers share; each renewal may end those before. */
export interface TokenStore {
  read(): Promise<string | null>;
  change(work: (kept: string | null) => Promise<string>): Promise<string>;
}

/** A courier that can be connected under a contract of a company's own. */
export interface OfferedCourier {
  courier: AccountCourier;
  name: string;
  credentials: readonly CourierCredential[];
}

/** `refused`: the courier does not take these credentials. `no_answer`: it gave none that says so. */
export type AccountCheck = 'accepted' | 'refused' | 'no_answer';

export interface CheckedAccount {
  said: AccountCheck;
  /** What the courier gave in exchange for a token that works once, to be kept with the account; null where there is none. */
  tokens: string | null;
}

/** What is known of couriers before a company has a contract with one. */
export interface CourierAccounts {
  /** False: everything goes to the couriers' test servers. */
  readonly is_live: boolean;
  offered(country: CountryCode): OfferedCourier[];
  /** The alias of the courier in a country, as an account of the installation has it. */
  aliasOf(account: Pick<CourierAccountSetting, 'courier' | 'country'>): string;
  /** What a part must look like; true for parts that may be anything. */
  isWellFormed(courier: AccountCourier, credential: CourierCredential, text: string): boolean;
  /** What follows the address that the courier sends its messages to: some sign nothing, and tell a secret there instead. */
  messageQuery(courier: AccountCourier): string;
  /** Asks the courier something that changes nothing there. */
  check(account: CourierAccountSetting): Promise<CheckedAccount>;
}

const OWN = /^([a-z0-9-]+)-own-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/u;

/** What parcels and quotes under an account call their courier: the courier's own alias, and whose contract. */
export const ownAlias = (courier_alias: string, account_id: string): string =>
  `${courier_alias}-own-${account_id.replaceAll('-', '')}`;

/** The two parts of such an alias; null for a courier of the installation. */
export function readOwnAlias(alias: string): { courier_alias: string; account_id: string } | null {
  const [, courier_alias, ...parts] = OWN.exec(alias) ?? [];
  return courier_alias === undefined ? null : { courier_alias, account_id: parts.join('-') };
}
