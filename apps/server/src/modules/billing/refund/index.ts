export { refundPapers } from './refund-file.ts';
