import type { QueryClient } from '@tanstack/react-query';

/** A first screen that does not come holds back no longer than this what is fetched after it. */
const LONGEST_MS = 3_000;

/** At once where no console was started: in tests, and on the sign-in page. */
let shown: Promise<void> = Promise.resolve();

/**
 * Begins to watch for the first screen. It is there when every question it asked has its answer; what a slow line carries
 * until then should be the screen's own.
 */
export function watchFirstScreen(queries: Pick<QueryClient, 'isFetching' | 'getQueryCache'>): void {
  shown = new Promise((resolve) => {
    let has_asked = false;
    const end = () => {
      stop();
      clearTimeout(longest);
      afterPaint(resolve);
    };
    const stop = queries.getQueryCache().subscribe(() => {
      // What is asked ahead of a page is no screen yet.
      const is_asking = queries.isFetching({ predicate: (query) => query.isActive() }) > 0;
      if (has_asked && !is_asking) end();
      has_asked = is_asking;
    });
    const longest = setTimeout(end, LONGEST_MS);
  });
}

/** Resolves when the first screen is painted. */
export const whenFirstScreenShown = (): Promise<void> => shown;

/** Calls when what React has just drawn is painted: in this frame or the next. A hidden page paints nothing. */
export function afterPaint(then: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(then, 0);
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then, 0)));
}
