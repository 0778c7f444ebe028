export { CODE_TTL_S, issueCode, revokeCode, purgeCodes, verifyCode } from './one-time-code.ts';
