export { COUNTER_COURIERS, createCounterCouriers, counterAliases } from './counter-couriers.ts';
