export { createNinjaVanCouriers, ninjaVanAlias, ninjaVanSettings } from './ninja-van-couriers.ts';
