export { readPhone } from './read-phone.ts';
