import { SDK_VERSION } from '../shell/sdk.ts';
import { warnVersionMismatch } from '../shell/warn-version-mismatch.ts';

/*
 * The one script a page needs: it looks for our tags and fetches a widget when one comes near the viewport; what gets the
 * focus is scrolled there by the browser itself.
 * It writes nothing but `window.sampan`, sets no cookie and throws nothing into the page.
 */
const home = new URL('.', (document.currentScript as HTMLScriptElement).src).href;
const page = globalThis as { sampan?: { version: string; doctor: () => Promise<unknown> } };

function load(name: string): Promise<unknown> {
  return import(/* @vite-ignore */ `${home}${name}.js`);
}

if (page.sampan === undefined) {
  page.sampan = {
    version: SDK_VERSION,
    doctor: async () => ((await load('doctor')) as { doctor: (home: string) => unknown }).doctor(home),
  };
  const names = ['calculator', 'tracking', 'confirm-address', 'checkout'];
  for (const name of names)
    warnVersionMismatch((customElements.get(`sampan-${name}`) as { version?: string } | undefined)?.version);
  const loading: Record<string, Promise<unknown>> = {};
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) fetchFor(target);
    },
    { rootMargin: '300px' },
  );
  const fetchFor = (element: Element): void => {
    near.unobserve(element);
    const name = element.localName.slice(7);
    // One kind of widget comes in one file; several share what they have in common.
    const is_alone = names.every((other) => other === name || document.querySelector(`sampan-${other}`) === null);
    loading[name] ??= load(is_alone ? name : `set.${name}`);
    loading[name].catch(() => {
      delete loading[name];
      element.dispatchEvent(new CustomEvent('sampan-loaderror', { bubbles: true, composed: true, detail: home }));
    });
  };
  const selector = names.map((name) => `sampan-${name}:not(:defined)`).join();
  const look = (): void => {
    for (const element of document.querySelectorAll(selector)) near.observe(element);
  };
  look();
  // Page builders and single-page shops add tags later.
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
} else warnVersionMismatch(page.sampan.version);
