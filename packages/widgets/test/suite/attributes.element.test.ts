import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  SHARED_ATTRIBUTES,
  SHARED_EVENTS,
  SHARED_METHODS,
  SHARED_PROPERTIES,
} from '../../src/shell/shared.definition.ts';
import type { SampanElement } from '../../src/shell/sampan-element.tsx';
import { SampanCalculatorElement } from '../../src/calculator/index.ts';
import { SampanConfirmAddressElement } from '../../src/confirm-address/index.ts';
import { SampanCheckoutElement } from '../../src/checkout/index.ts';
import { SampanTrackingElement } from '../../src/tracking/index.ts';
import { HEARD_EVENTS } from './widget-driver.fixtures.ts';
import type { WidgetRow } from './widget-row.fixtures.ts';
import { WIDGET_ROWS } from './widget-rows.fixtures.ts';

type WidgetClass = typeof SampanElement & (new () => SampanElement);
const CLASSES: Readonly<Record<string, WidgetClass>> = {
  'sampan-calculator': SampanCalculatorElement as WidgetClass,
  'sampan-confirm-address': SampanConfirmAddressElement as WidgetClass,
  'sampan-checkout': SampanCheckoutElement as WidgetClass,
  'sampan-tracking': SampanTrackingElement as WidgetClass,
};

const WIDGETS = WIDGET_ROWS.map((row) => [row.definition.tag, row] as const);

const classOf = (tag: string): WidgetClass => {
  const found = CLASSES[tag];
  if (found === undefined) throw new Error(`${tag} is missing in CLASSES`);
  return found;
};

/** Registers the tag; a class belongs to one tag, so later tests find it there. */
function define(tag: string): void {
  if (customElements.get(tag) === undefined) customElements.define(tag, classOf(tag));
}

/** An element that never asks a server for anything. */
async function mounted(tag: string): Promise<SampanElement & Record<string, unknown>> {
  define(tag);
  const element = document.createElement(tag) as SampanElement & Record<string, unknown>;
  element.setAttribute('api', 'https://api.test');
  document.body.append(element);
  await element.updateComplete;
  return element;
}

function attributesOf({ definition }: WidgetRow) {
  return [...definition.attributes, ...SHARED_ATTRIBUTES];
}

/** A value of the attribute's type and another one: the first two words of a union, numbers, or any two texts. */
function valuesOf(type: string): [one: unknown, other: unknown] {
  const words = [...type.matchAll(/'([^']+)'/g)].map((match) => match[1]);
  if (words.length > 1) return [words[0], words[1]];
  if (type.includes('boolean')) return [true, false];
  return type.includes('number') ? [1, 2] : ['one', 'other'];
}

const written = (value: unknown): string | null => (value === true ? '' : value === false ? null : String(value));

describe('attributes, properties and what a definition says of them (widgets 2)', () => {
  afterEach(() => document.body.replaceChildren());

  test.each(WIDGETS)('<%s> listens to exactly the attributes its definition lists', (tag, row) => {
    const names = attributesOf(row).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(classOf(tag).observedAttributes.toSorted()).toEqual(names.toSorted());
  });

  test.each(WIDGETS)(
    '<%s> has exactly the properties its definition lists, each attribute under its own',
    (tag, row) => {
      const given = [...classOf(tag).elementProperties.keys()].map(String).toSorted();
      const listed = [
        ...attributesOf(row).map(({ property }) => property),
        ...[...row.definition.properties, ...SHARED_PROPERTIES].map(({ name }) => name),
      ];
      expect(given).toEqual(listed.toSorted());
      for (const { name, property } of attributesOf(row))
        expect([name, classOf(tag).elementProperties.get(property)?.attribute ?? property.toLowerCase()]).toEqual([
          name,
          name,
        ]);
    },
  );

  test.each(WIDGETS)('<%s> keeps every attribute and its property in step, whichever is set', async (tag, row) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const element = await mounted(tag);
    for (const { name, property, type } of attributesOf(row)) {
      const [one, other] = valuesOf(type);
      if (written(one) === null) element.removeAttribute(name);
      else element.setAttribute(name, written(one) ?? '');
      expect([name, element[property]]).toEqual([name, one]);
      element[property] = other;
      await element.updateComplete;
      expect([property, element.getAttribute(name)]).toEqual([property, written(other)]);
      element.removeAttribute(name);
      await element.updateComplete;
      expect(element[property] ?? false).toBe(false);
    }
  });

  test.each(WIDGETS)('<%s> gives back the rich properties it was given', async (tag, row) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const element = await mounted(tag);
    for (const { name } of [...row.definition.properties, ...SHARED_PROPERTIES]) {
      const value = name === 'messages' ? { 'widget.open_page': 'Go' } : null;
      element[name] = value;
      await element.updateComplete;
      expect([name, element[name]]).toEqual([name, value]);
    }
  });

  test.each(WIDGETS)('<%s> has the methods of its definition, and tells events somebody knows', (tag, row) => {
    for (const { name } of [...row.definition.methods, ...SHARED_METHODS])
      expect([name, typeof Reflect.get(classOf(tag).prototype, name)]).toEqual([name, 'function']);
    for (const { name } of [...row.definition.events, ...SHARED_EVENTS]) expect(HEARD_EVENTS).toContain(name);
  });

  test.each(WIDGETS)('<%s> honours properties that were set before its script came', async (tag, row) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const early = `${tag}-early`;
    const element = document.createElement(early) as unknown as SampanElement & Record<string, unknown>;
    const given = Object.fromEntries(attributesOf(row).map(({ property, type }) => [property, valuesOf(type)[0]]));
    const messages = { 'widget.test_mode': 'Only a test' };
    Object.assign(element, given, { messages, publicKey: 'pk_test_x', locale: 'en', api: 'https://api.test' });
    document.body.append(element);
    customElements.define(early, class extends (classOf(tag) as new () => HTMLElement) {});
    customElements.upgrade(element);
    await element.updateComplete;
    for (const { name, property } of attributesOf(row))
      expect([name, element.getAttribute(name)]).toEqual([name, written(element[property])]);
    await vi.waitFor(() => expect(element.shadowRoot?.textContent).toContain('Only a test'));
  });

  test.each(WIDGETS)('<%s> keeps its state when a page builder puts it elsewhere', async (tag) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const element = await mounted(tag);
    const [first] = await vi.waitFor(() => {
      const all = element.shadowRoot?.querySelectorAll('.s-root > *') ?? [];
      expect(all.length).toBeGreaterThan(0);
      return all;
    });
    const other = document.body.appendChild(document.createElement('div'));
    other.append(element);
    await new Promise((later) => setTimeout(later, 20));
    expect(element.shadowRoot?.contains(first ?? null)).toBe(true);
  });

  test.each(WIDGETS)('<%s> taken away stays as it was, and starts again only if something changed', async (tag) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const element = await mounted(tag);
    const ribbon = (): Element | null | undefined => element.shadowRoot?.querySelector('.s-ribbon');
    const root = await vi.waitFor(() => {
      const drawn = element.shadowRoot?.querySelector('.s-root > *');
      expect(drawn).toBeInstanceOf(Element);
      return drawn;
    });
    element.remove();
    await new Promise((later) => setTimeout(later, 20));
    document.body.append(element);
    expect(element.shadowRoot?.contains(root ?? null)).toBe(true);
    expect(ribbon()).toBeNull();
    element.remove();
    element.setAttribute('public-key', 'pk_test_Shop');
    await new Promise((later) => setTimeout(later, 20));
    expect(ribbon()).toBeNull();
    document.body.append(element);
    await vi.waitFor(() => expect(ribbon()).toBeInstanceOf(Element));
  });
});
