/*
 * What the element builds put in React's place: the part of React our views use, on Preact, in a quarter of the bytes of
 * Preact's own compatibility layer (decision 0014). A view that imports more of React does not build.
 */
import { useState } from 'preact/hooks';

export { Component, createElement, Fragment } from 'preact';
export { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

/** Two copies of this file may draw into one shadow root, a widget and its map: Preact's own ids would begin anew in each. */
const COPY = Math.random().toString(36).slice(2, 7);
let last = 0;

/** An id that nothing else in the root has. */
export function useId(): string {
  return useState(() => `s${COPY}${(last += 1)}`)[0];
}
