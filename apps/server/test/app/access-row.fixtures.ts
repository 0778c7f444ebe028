import type { ApiScope } from '@sampan/contract';

/** Who a person may be: `acting` is an admin of Sampan in the name of an owner (spec 6 'Login as'). */
export type PersonKind = 'owner' | 'staff' | 'staff_ro' | 'acting' | 'admin';

/** What an endpoint is meant to allow, written by hand and apart from the contract: a wrong declaration there differs. */
export interface AccessRow {
  /** `public`: nobody is asked who they are. */
  may: 'public' | readonly PersonKind[];
  /** The scope a secret key needs; without one, keys are refused. */
  key?: ApiScope;
  /** Spends money, books a courier or writes to somebody: not with a test key. */
  live?: true;
  /** Companies that pay by invoice have none of it (spec 6). */
  prepaid?: true;
  /** Waits for a verified email and the accepted terms (trust 4.36). */
  gated?: true;
}

export const PUBLIC: AccessRow = { may: 'public' };
export const ADMIN: AccessRow = { may: ['admin'] };
/** Everybody of the company looks. */
export const looks = (key?: ApiScope): AccessRow => ({
  may: ['owner', 'staff', 'staff_ro', 'acting'],
  ...(key && { key }),
});
/** Their own person: never in somebody else's name. */
export const SELF: AccessRow = { may: ['owner', 'staff', 'staff_ro'] };
/** The daily work of owner and staff, also by support in their name. */
export const works = (key?: ApiScope): AccessRow => ({
  may: ['owner', 'staff', 'acting'],
  gated: true,
  ...(key && { key }),
});
/** Work that cannot be undone. */
export const final = (key?: ApiScope): AccessRow => ({ may: ['owner', 'staff'], gated: true, ...(key && { key }) });
/** People, money and keys: owners look at them, support too. */
export const OWNER_LOOKS: AccessRow = { may: ['owner', 'acting'] };
/** People, money and keys: the owner alone changes them (trust 4.25). */
export const OWNER: AccessRow = { may: ['owner'], gated: true };
