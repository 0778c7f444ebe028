import type { PaperMaker } from './kernel/paper/paper-file.ts';

/** Every kind of file that signed links lead to, from the modules that make them. */
export const paperMakers: readonly PaperMaker[] = [];
