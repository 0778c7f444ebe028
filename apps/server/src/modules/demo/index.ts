export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-account.ts';
export { DEMO_LISTINGS } from './demo-product.ts';
export type { DemoListing } from './demo-product.ts';
export { seedDemo, seedDemoAccounts } from './seed-demo.ts';
export { DEMO_WELCOME } from './welcome.ts';
