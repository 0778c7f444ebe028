export { openDatabase } from './open-database.ts';
export type { OpenDatabase } from './open-database.ts';
export { DatabaseStartError } from './database-start.error.ts';
export type { RunningServer } from './database-start.error.ts';
export type { DatabaseLog } from './database.log.ts';
