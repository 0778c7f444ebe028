export { createCourierNetwork } from './courier-network.ts';
export type { OwnContracts } from './guarded-couriers.ts';
