export { createLalamoveCouriers, lalamoveSettings } from './lalamove-couriers.ts';
