import { useSyncExternalStore } from 'react';

/** Wide enough for the sidebar to stand beside the page (look.md 1.3, breakpoints). */
const WIDE = '(min-width: 1040px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the sidebar is on the page; on narrower screens the menu is a drawer. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
