export { mountAvatars } from './avatar.ts';
export { presentUser } from './present-user.ts';
