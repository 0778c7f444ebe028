export { createKarrioCouriers } from './karrio-couriers.ts';
