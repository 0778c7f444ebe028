import { afterEach, describe, expect, test } from 'vitest';
import { SampanTrackingElement } from '../../src/tracking/index.ts';

const MANY = 12;

const isStarted = (element: Element): boolean => element.shadowRoot?.querySelector('.s-root') !== null;
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Waits as long as what follows from a promise can take, and no task longer. */
async function endOfTask(): Promise<void> {
  for (let step = 0; step < 10 * MANY; step += 1) await Promise.resolve();
}

/** Adds many elements in one go, and waits until the task they came in is done with them. */
async function addMany(lang: string): Promise<SampanTrackingElement[]> {
  if (customElements.get('sampan-tracking') === undefined)
    customElements.define('sampan-tracking', SampanTrackingElement);
  const elements = Array.from({ length: MANY }, () => new SampanTrackingElement());
  for (const element of elements) {
    element.setAttribute('api', 'https://api.test');
    element.setAttribute('locale', lang);
  }
  document.body.append(...elements);
  await Promise.all(elements.map((element) => element.updateComplete));
  return elements;
}

describe('many tracking widgets on a page', () => {
  afterEach(async () => {
    document.body.replaceChildren();
    await nextTask();
  });

  test('start one after the other, and the first at once', async () => {
    const elements = await addMany('en');
    expect(elements.filter(isStarted)).toEqual(elements.slice(0, 1));
    await expect.poll(() => elements.every(isStarted)).toBe(true);
  });

  test('do so in another language too, when its file arrives for all of them', async () => {
    const elements = await addMany('vi');
    const started_together = await new Promise<number>((resolve) => {
      for (const { renderRoot } of elements) {
        const root = renderRoot as ShadowRoot;
        const append = root.append.bind(root);
        root.append = (...nodes) => {
          append(...nodes);
          void endOfTask().then(() => resolve(elements.filter(isStarted).length));
        };
      }
    });
    expect(started_together).toBe(1);
    await expect.poll(() => elements.every(isStarted)).toBe(true);
  });

  test('one that was taken out before its turn does not start, and starts once it is back', async () => {
    const elements = await addMany('en');
    const last = elements.at(-1) as SampanTrackingElement;
    last.remove();
    await expect.poll(() => elements.slice(0, -1).every(isStarted)).toBe(true);
    await nextTask();
    expect(isStarted(last)).toBe(false);
    document.body.append(last);
    await expect.poll(() => isStarted(last)).toBe(true);
  });
});
