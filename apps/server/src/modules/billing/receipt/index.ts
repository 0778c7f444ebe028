export { topUpReceiptPdf } from './receipt-export.ts';
