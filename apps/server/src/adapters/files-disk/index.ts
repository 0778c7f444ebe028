export { createDiskFiles } from './disk-files.ts';
