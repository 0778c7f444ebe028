import type { WholeDefinition } from './widget-definitions.ts';

/** The custom-elements manifest (schema 1.0.0): what tools read to know our tags. */
export function customElementsManifest(definitions: readonly WholeDefinition[]): object {
  return {
    schemaVersion: '1.0.0',
    modules: definitions.map((widget) => ({
      kind: 'javascript-module',
      path: `${widget.entry}.js`,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: widget.class_name,
          tagName: widget.tag,
          description: widget.summary,
          attributes: widget.attributes.map(({ name, property, type, default: value, description }) => ({
            name,
            fieldName: property,
            type: { text: type },
            ...(value === undefined ? {} : { default: value }),
            description,
          })),
          members: [
            ...widget.attributes.map(({ property, type, description }) => ({
              kind: 'field',
              name: property,
              type: { text: type },
              description,
            })),
            ...widget.properties.map(({ name, type, description }) => ({
              kind: 'field',
              name,
              type: { text: type },
              description,
            })),
            ...widget.getters.map(({ name, type, description }) => ({
              kind: 'field',
              name,
              type: { text: type },
              readonly: true,
              description,
            })),
            ...widget.methods.map(({ name, type, description }) => ({
              kind: 'method',
              name,
              type: { text: type },
              description,
            })),
          ],
          events: widget.events.map(({ name, detail, description }) => ({
            name,
            type: { text: `CustomEvent<${detail}>` },
            description,
          })),
          slots: widget.slots,
          cssParts: widget.parts,
          cssProperties: widget.tokens.map(({ name, default: value, description }) => ({
            name,
            default: value,
            description,
          })),
        },
      ],
      exports: [
        {
          kind: 'custom-element-definition',
          name: widget.tag,
          declaration: { name: widget.class_name, module: `${widget.entry}.js` },
        },
      ],
    })),
  };
}

/** Completion for JetBrains editors. */
export function webTypes(definitions: readonly WholeDefinition[], version: string): object {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: '@sampan/widgets',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: definitions.map((widget) => ({
          name: widget.tag,
          description: widget.summary,
          attributes: widget.attributes.map(({ name, type, description }) => ({
            name,
            description,
            value: { type },
          })),
          slots: widget.slots,
          js: {
            properties: widget.properties.map(({ name, type, description }) => ({ name, type, description })),
            events: widget.events.map(({ name, description }) => ({ name, description })),
          },
          css: {
            parts: widget.parts,
            properties: widget.tokens.map(({ name, description }) => ({ name, description })),
          },
        })),
      },
    },
  };
}

/** Completion for VS Code: `html.customData` in its settings. */
export function htmlCustomData(definitions: readonly WholeDefinition[]): object {
  return {
    version: 1.1,
    tags: definitions.map((widget) => ({
      name: widget.tag,
      description: widget.summary,
      attributes: widget.attributes.map(({ name, type, description }) => ({
        name,
        description,
        values: [...type.matchAll(/'([^']+)'/g)].map((match) => ({ name: match[1] })),
      })),
    })),
  };
}
