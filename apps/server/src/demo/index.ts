export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-account.ts';
export { seedDemo, seedDemoAccounts } from './seed-demo.ts';
export { DEMO_WELCOME } from './startup-banner.ts';
