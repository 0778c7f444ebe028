/** Parcels of one file, and columns of a row: as the server counts them. */
export const MAX_ROWS = 10_000;
export const MAX_COLUMNS = 300;
