export { createSandboxPayments } from './sandbox-payments.ts';
