export { createGoogleLogin } from './google-login.ts';
