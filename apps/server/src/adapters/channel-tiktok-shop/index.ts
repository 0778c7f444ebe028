export { createTiktokShopChannel } from './tiktok-shop-channel.ts';
