export { createEasyparcelCouriers, easyparcelKind, easyparcelSettings } from './easyparcel-couriers.ts';
