export { createShopifyChannel } from './shopify-channel.ts';
