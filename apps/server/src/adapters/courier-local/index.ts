export { AWB_PREFIX, isAwb } from './awb.ts';
export { mountCourierAssets } from './courier-assets.ts';
export { LOCAL_COURIERS } from './courier-directory.ts';
export type { Faults } from './faults.ts';
export { createLocalNetwork } from './local-network.ts';
export type { AdvanceTo, LocalNetwork } from './local-network.ts';
export { SCENARIOS } from './scenario.ts';
export type { Scenario } from './scenario.ts';
