import { useState } from 'react';

/** Tells copies of this file apart. */
const COPY = Math.random().toString(36).slice(2, 7);
let last = 0;

/**
 * An id that no other element of its document or shadow root has. Two copies of the kit may draw into one root, a widget and its
 * map; the ids of `useId` begin anew in each.
 */
export function useElementId(): string {
  return useState(() => `s${COPY}${(last += 1)}`)[0];
}
