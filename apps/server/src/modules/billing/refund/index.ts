export { refundPapers } from './refund-export.ts';
