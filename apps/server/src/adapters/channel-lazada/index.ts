export { createLazadaChannel } from './lazada-channel.ts';
