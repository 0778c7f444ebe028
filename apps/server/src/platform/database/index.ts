export { openDatabase } from './open-database.ts';
export type { OpenDatabase } from './open-database.ts';
export { DatabaseStartError } from '@sampan/embedded-postgres';
export type { RunningServer } from '@sampan/embedded-postgres';
export type { DatabaseLog } from '@sampan/embedded-postgres';
