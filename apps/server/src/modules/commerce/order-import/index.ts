export { convertCsv } from './convert-csv.ts';
export type { GroupedRow } from './group-rows.ts';
export { cleanCell, isScientific } from './clean-cell.ts';
export { bytesOf, refuseNoTable } from './file-refusal.ts';
export { importIssue, importRepair } from './import-issue.ts';
export { purgeOrderImports } from './order-import.repo.ts';
export { purgeImportUploads } from './import-upload.ts';
export { mountImportUploads } from './import-upload.routes.ts';
export { completeRecipients } from './complete-recipients.ts';
