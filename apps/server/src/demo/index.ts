export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-account.ts';
export { seedDemo, seedDemoAccounts } from './seed-demo.ts';
export { STARTUP_BANNER } from './startup-banner.ts';
