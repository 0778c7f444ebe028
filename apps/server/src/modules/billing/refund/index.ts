export { refundRenderers } from './refund-export.ts';
