export { createCourierNetwork } from './courier-network.ts';
