import { fileURLToPath } from 'node:url';

/** The checkout's root folder, without a slash at its end. */
export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/[\\/]$/, '');
