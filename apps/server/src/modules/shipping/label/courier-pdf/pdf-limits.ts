/** A courier's label is a page or two; a bundle of terms behind it is not printed on label paper. */
export const MOST_PAGES = 10;
/** Of one label as it came, several times a page of vectors with its fonts or of 300 dpi. */
export const MOST_BYTES = 5_000_000;
/** Of all couriers' labels in one file: what one printer can be sent (trust L5). */
export const MOST_BYTES_TOGETHER = 60_000_000;
/** What its streams unpack to: ten pictures of A6 in colour at 300 dpi. Compressed zeros of a few megabytes unpack to gigabytes. */
export const MOST_BYTES_UNPACKED = 64_000_000;
/** One label is read in a few milliseconds, the first of a thread in some hundred. */
export const READ_MS = 5_000;
/** All labels of one file are read and put in place in this time, or left out. */
export const FILE_MS = 60_000;
