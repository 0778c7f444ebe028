export { createCounterCouriers, counterAliases } from './counter-couriers.ts';
