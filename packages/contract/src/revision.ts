import * as v from 'valibot';

/** Counts the saves of a table that is read and saved as a whole. */
export const revision = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));

/** The revision that was changed. With it, a save that would undo another person's is refused as `changed_meanwhile`. */
export const readRevision = { revision: v.optional(revision) };
