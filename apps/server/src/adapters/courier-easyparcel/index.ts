export { createEasyparcelCouriers, easyparcelSettings, type TokenStore } from './easyparcel-couriers.ts';
