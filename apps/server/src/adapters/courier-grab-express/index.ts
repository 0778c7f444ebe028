export { createGrabExpressCouriers, grabExpressSettings } from './grab-express-couriers.ts';
