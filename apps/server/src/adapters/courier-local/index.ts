export { mountCourierAssets } from './courier-assets.ts';
export { LOCAL_COURIERS } from './courier-directory.ts';
export { createLocalNetwork } from './local-network.ts';
export type { LocalNetwork } from './local-network.ts';
export type { Scenario } from './scenario.ts';
