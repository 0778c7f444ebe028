export { createLocalLogin } from './local-login.ts';
