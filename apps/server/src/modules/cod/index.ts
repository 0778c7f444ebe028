export { codListCsv } from './cod-list-paper.ts';
export { collectCod, endCod } from './collect-cod.ts';
export { expectCod, expectedCod } from './expect-cod.ts';
export { markCodPaid } from './mark-paid.ts';
export { remittanceProblemsCsv } from './problems-file.ts';
export { releaseSettlements } from './release-settlements.ts';
export { sampleRemittanceCsv } from './sample-remittance.ts';
export { settlementCsv, settlementPdf } from './settlement-paper.ts';
export { settleRemittances } from './settle-remittances.ts';
