export { sealedStoreTokens } from './sealed-tokens.ts';
export { mountShopifyRates } from './carrier-rates.routes.ts';
export { mountStoreCallbacks } from './connect.routes.ts';
export { webhookUrlOf, callbackUrlOf } from './channel-urls.ts';
export { purgeConnects } from './connect.repo.ts';
