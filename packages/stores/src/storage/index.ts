export { createMemoryStorage } from './storage.port.ts';
export type { StoragePort } from './storage.port.ts';
