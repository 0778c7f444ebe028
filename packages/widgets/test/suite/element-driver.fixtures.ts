import type { SampanElement } from '../../src/shell/sampan-element.tsx';
import { createDomDriver, type DomStage, type DomStageSetup } from './dom-driver.fixtures.ts';
import { keysIn } from './strict-translator.fixtures.ts';
import { HEARD_EVENTS, type HeardEvent, type MakeDriver } from './widget-driver.fixtures.ts';

/** A widget's class in happy-dom, on Preact as its builds carry it. */
export function elementDriver(tag: `sampan-${string}`, element: CustomElementConstructor): MakeDriver {
  if (customElements.get(tag) === undefined) customElements.define(tag, element);
  return () => createDomDriver('element', (setup) => mountElement(tag, setup));
}

async function mountElement(tag: string, { attributes, properties, hear }: DomStageSetup): Promise<DomStage> {
  const listen = (event: Event): void => {
    if (!hear(event.type as HeardEvent, (event as CustomEvent).detail)) event.preventDefault();
  };
  for (const name of HEARD_EVENTS) document.addEventListener(name, listen);
  const element = document.createElement(tag) as SampanElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.assign(element, properties);
  document.body.append(element);
  await element.updateComplete;
  return {
    roots: [element.renderRoot as ShadowRoot, element],
    async setAttribute(name, value) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
      await element.updateComplete;
    },
    async close() {
      for (const name of HEARD_EVENTS) document.removeEventListener(name, listen);
      const keys = keysIn(element.renderRoot.textContent ?? '');
      element.remove();
      if (keys.length > 0) throw new Error(`MESSAGE_KEYS lacks ${keys.join(', ')}`);
    },
  };
}
