export { topUpReceiptPdf } from './receipt-file.ts';
