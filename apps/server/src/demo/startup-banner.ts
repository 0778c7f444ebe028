import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-account.ts';

/** What a newcomer reads in the terminal after `npm start`. */
export const STARTUP_BANNER = [
  '',
  '  Demo accounts, all with the password ' + DEMO_PASSWORD,
  ...DEMO_ACCOUNTS.map(
    (account) =>
      `    ${account.email.padEnd(30)} ${account.company_name}, ${account.country_code}${account.role === 'owner' ? '' : `, ${account.role}`}`,
  ),
  '',
].join('\n');
