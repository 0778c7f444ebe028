export { createWooCommerceChannel } from './woocommerce-channel.ts';
