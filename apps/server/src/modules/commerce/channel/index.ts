export { sealedStoreTokens } from './sealed-tokens.ts';
