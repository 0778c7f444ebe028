export { createLocalLogin } from './local-login.ts';
export type { LocalLogin } from './local-login.ts';
export { SOCIAL_PEOPLE, socialPersonOf } from './social-people.ts';
export type { SocialPerson } from './social-people.ts';
