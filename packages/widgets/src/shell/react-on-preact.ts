/*
 * What the element builds put in React's place: the part of React our views use, on Preact, in a quarter of the bytes of
 * Preact's own compatibility layer (decision 0014). A view that imports more of React does not build.
 */
export { Component, createElement, Fragment } from 'preact';
export { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
