export { exportFile } from './download-export.ts';
export { purgeExports } from './purge-exports.ts';
export { runExports } from './run-exports.ts';
