export { createSandboxPayouts } from './sandbox-payouts.ts';
