export { createShopeeChannel } from './shopee-channel.ts';
