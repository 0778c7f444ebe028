export { createBankFilePayouts } from './bank-file.ts';
