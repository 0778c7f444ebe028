import { pathToFileURL } from 'node:url';
import type {
  AttributeDefinition,
  ElementDefinition,
  EventDefinition,
  MethodDefinition,
  PropertyDefinition,
  TokenDefinition,
} from '../src/shell/element-definition.ts';
import {
  SHARED_ATTRIBUTES,
  SHARED_EVENTS,
  SHARED_METHODS,
  SHARED_PROPERTIES,
  SHARED_SLOTS,
  SHARED_TOKENS,
} from '../src/shell/shared.definition.ts';
import { SOURCE, widgetNames } from './widget-list.ts';

/** A widget's definition with what all widgets share: what manifest, types and documents are made of. */
export interface WholeDefinition extends ElementDefinition {
  readonly attributes: readonly AttributeDefinition[];
  readonly properties: readonly PropertyDefinition[];
  readonly getters: readonly PropertyDefinition[];
  readonly methods: readonly MethodDefinition[];
  readonly events: readonly EventDefinition[];
  readonly tokens: readonly TokenDefinition[];
}

/** The definitions of all widgets, by name. */
export async function widgetDefinitions(): Promise<WholeDefinition[]> {
  return Promise.all(
    widgetNames().map(async (name) => {
      const file = `${SOURCE}${name}/${name}.definition.ts`;
      const module = (await import(pathToFileURL(file).href)) as Record<string, ElementDefinition>;
      const definition = Object.values(module)[0];
      if (definition === undefined) throw new Error(`${file} exports no definition`);
      return {
        ...definition,
        attributes: [...definition.attributes, ...SHARED_ATTRIBUTES],
        properties: [...definition.properties, ...SHARED_PROPERTIES],
        getters: definition.getters ?? [],
        methods: [...definition.methods, ...SHARED_METHODS],
        events: [...definition.events, ...SHARED_EVENTS],
        slots: [...definition.slots, ...SHARED_SLOTS],
        tokens: SHARED_TOKENS,
      };
    }),
  );
}

/** `sampan-ready` is `onSampanReady` in React. */
export function reactEventProp(event: string): string {
  return `on${event.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}`;
}

/** `SampanTrackingElement` is wrapped as `SampanTracking`. */
export function reactName(definition: Pick<ElementDefinition, 'class_name'>): string {
  return definition.class_name.replace(/Element$/, '');
}
