import type { Endpoint } from '@sampan/contract';

/** Fetches the endpoints that a table leaves out. */
export type LaterEndpoints = () => Promise<Readonly<Record<string, Endpoint>>>;

/** Null where the table has all. The build of the console leaves out what its first pages do not call, and fills this in. */
export const laterEndpoints: LaterEndpoints | null = null;
