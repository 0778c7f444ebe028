export { formatPhone } from './format-phone.ts';
export { readPhone } from './read-phone.ts';
export { nationalOfE164, nationalPhone, storedPhone } from './stored-phone.ts';
