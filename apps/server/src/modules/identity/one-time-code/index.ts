export { CODE_LIFE_S, issueCode, killCode, sweepCodes, tryCode } from './one-time-code.ts';
