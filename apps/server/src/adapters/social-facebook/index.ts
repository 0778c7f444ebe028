export { createFacebookLogin } from './facebook-login.ts';
