import type { Page } from './throttled-page.ts';

/** When a tracking widget showed what, in ms since the navigation began. */
export interface PaintTimes {
  /** The status of the parcel stands in the document; what follows is the browser's own work. */
  in_document: number | null;
  /** Its place: the skeleton, in its sizes and visible. */
  skeleton: number | null;
  /** The status of the parcel in words, painted. */
  content: number | null;
}

interface WatchedPage {
  sampanPaint: PaintTimes;
}

/** Looks at the page's first `<sampan-tracking>` in every frame, from the page's beginning on, and notes when a frame is painted. */
export async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: PaintTimes = { in_document: null, skeleton: null, content: null };
    Object.assign(globalThis, { sampanPaint: times });
    const afterPaint = (note: () => void): void => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', note, { once: true });
      port1.start();
      port2.postMessage(null);
    };
    const plain = Object.getOwnPropertyDescriptor(Element.prototype, 'attachShadow')?.value as Element['attachShadow'];
    Element.prototype.attachShadow = function attachWatched(this: Element, init: ShadowRootInit): ShadowRoot {
      const root = plain.call(this, init);
      new MutationObserver(() => {
        if (root.querySelector('.s-tracking__status')) times.in_document ??= performance.now();
      }).observe(root, { childList: true, subtree: true });
      return root;
    };
    const look = (): void => {
      const root = document.querySelector('sampan-tracking')?.shadowRoot;
      const content = root?.querySelector('.s-tracking__status');
      const bone = root?.querySelector('.s-skeleton');
      const is_shown = bone && bone.getBoundingClientRect().height > 0 && getComputedStyle(bone).opacity === '1';
      if ((is_shown || content) && times.skeleton === null) {
        times.skeleton = -1;
        afterPaint(() => (times.skeleton = performance.now()));
      }
      if (content) afterPaint(() => (times.content = performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Waits until the parcel is shown. */
export async function paintTimes(page: Page): Promise<Record<keyof PaintTimes, number>> {
  await page.waitForFunction(() => (globalThis as unknown as WatchedPage).sampanPaint.content !== null, null, {
    polling: 100,
    timeout: 60_000,
  });
  const times = await page.evaluate(() => (globalThis as unknown as WatchedPage).sampanPaint);
  const { in_document, skeleton, content } = times;
  return { in_document: in_document ?? Number.NaN, skeleton: skeleton ?? Number.NaN, content: content ?? Number.NaN };
}
