import type { doctor, warnVersionMismatch } from '../doctor/doctor.ts';
import { SDK_VERSION } from '../shell/sdk.ts';

/*
 * The one script a page needs: it looks for our tags and fetches a widget when one comes near the viewport; what gets the
 * focus is scrolled there by the browser itself.
 * It writes nothing but `window.sampan`, sets no cookie and throws nothing into the page.
 */
const home = new URL('.', (document.currentScript as HTMLScriptElement).src).href;
const page = globalThis as { sampan?: { version: string; doctor: () => Promise<unknown> } };

/** Another folder after a failure: browsers never ask again for the address of a module that failed, nor for what it imports. */
let folder = home;

function load(name: string): Promise<unknown> {
  return import(/* @vite-ignore */ `${folder}${name}.js`);
}

interface Doctor {
  readonly doctor: typeof doctor;
  readonly warnVersionMismatch: typeof warnVersionMismatch;
}

const loadDoctor = () => load('doctor') as Promise<Doctor>;

/** Another version on the page is told of by a file that only such pages fetch. */
function tellOf(other: string | undefined): void {
  if (other !== undefined && other !== SDK_VERSION)
    loadDoctor()
      .then((part) => part.warnVersionMismatch(other, SDK_VERSION))
      .catch(() => {});
}

if (page.sampan === undefined) {
  page.sampan = {
    version: SDK_VERSION,
    doctor: () => loadDoctor().then((part) => part.doctor(home)),
  };
  const names = ['calculator', 'tracking', 'confirm-address', 'checkout'];
  for (const name of names) tellOf((customElements.get(`sampan-${name}`) as { version?: string } | undefined)?.version);
  const loading: Record<string, Promise<unknown>> = {};
  const selector = names.map((name) => `sampan-${name}:not(:defined)`).join();
  const found = new Set<string>();
  let pause_ms = 2000;
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
    loading[name] ??= load(found.size > 1 ? `set.${name}` : name);
    loading[name].catch(() => {
      delete loading[name];
      folder = `${home}~${Date.now()}/`;
      element.dispatchEvent(new CustomEvent('sampan-loaderror', { bubbles: true, composed: true, detail: home }));
      setTimeout(() => near.observe(element), (pause_ms *= 2));
    });
  };
  // Page builders and single-page shops add tags later, and components have shadow roots of their own.
  const news = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) [node, ...node.querySelectorAll('*')].forEach(visit);
  });
  const enter = (root: Node & ParentNode): void => {
    news.observe(root, { childList: true, subtree: true });
    root.querySelectorAll('*').forEach(visit);
  };
  const visit = (element: Element): void => {
    const { localName, shadowRoot } = element;
    if (element.matches(selector)) {
      found.add(localName);
      near.observe(element);
    } else if (localName.startsWith('sampan-')) return;
    else if (shadowRoot !== null) enter(shadowRoot);
    else if (element.matches(':not(:defined)'))
      void customElements.whenDefined(localName).then(() => element.shadowRoot && enter(element.shadowRoot));
  };
  enter(document);
} else tellOf(page.sampan.version);
