import type { ActivityGroup } from '@sampan/contract';

/** What an action is about, by the first word of its name; all others are settings. */
const GROUPS: Readonly<Record<string, ActivityGroup>> = {
  session: 'sign_in',
  password: 'sign_in',
  one_time_code: 'sign_in',
  email: 'sign_in',
  social: 'sign_in',
  access: 'sign_in',
  login_as: 'support',
  ghost_user: 'support',
  account: 'people',
  member: 'people',
  order: 'parcels',
  address_book: 'parcels',
  share_link: 'parcels',
  label: 'labels',
  wallet: 'money',
  top_up: 'money',
  balance_setting: 'money',
  referral: 'money',
  payment_method: 'money',
  invoice: 'money',
  credit: 'money',
  payout: 'money',
  payout_account: 'money',
  adjustment: 'money',
  refund: 'money',
  cod: 'money',
  remittance: 'money',
  transaction: 'money',
  statement: 'money',
  ledger: 'money',
  checkout: 'money',
  export: 'parcels',
  product: 'products',
  publishable_key: 'keys',
  secret_key: 'keys',
  webhook: 'keys',
};
const OTHERS: ActivityGroup = 'settings';

export function groupOf(action: string): ActivityGroup {
  return GROUPS[action.slice(0, action.indexOf('.'))] ?? OTHERS;
}

/** The first words of a group's actions; of the group of all others, the words that do not belong to it. */
export function labelsOf(group: ActivityGroup): { words: string[]; are_excluded: boolean } {
  const entries = Object.entries(GROUPS);
  if (group === OTHERS) return { words: entries.map(([word]) => word), are_excluded: true };
  return { words: entries.filter(([, its]) => its === group).map(([word]) => word), are_excluded: false };
}
