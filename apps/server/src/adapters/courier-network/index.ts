export { COURIER_BUDGET_MS, createCourierNetwork } from './courier-network.ts';
