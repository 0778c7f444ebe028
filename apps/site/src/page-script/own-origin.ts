import { EXAMPLE_ORIGIN } from '../site-facts.ts';

/** Puts this server's address into the examples, so that what is copied works at once. */
export function useOwnOrigin(): void {
  for (const code of document.querySelectorAll('code')) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.nodeValue?.includes(EXAMPLE_ORIGIN))
        node.nodeValue = node.nodeValue.replaceAll(EXAMPLE_ORIGIN, location.origin);
  }
}
