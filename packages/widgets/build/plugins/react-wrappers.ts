import type { Plugin } from 'rollup';
import { reactEventProp, reactName, widgetDefinitions } from '../widget-definitions.ts';
import { SOURCE } from '../widget-list.ts';

/** Name of the module with the React components of all widgets. */
export const REACT_WRAPPERS = 'sampan:react';

const pairs = (entries: readonly (readonly [string, string])[]): string => JSON.stringify(Object.fromEntries(entries));

/** Writes the React components from the widgets' definitions. Each fetches its element beside the file, in the browser. */
export function reactWrappers(): Plugin {
  return {
    name: 'sampan-react-wrappers',
    resolveId(id) {
      if (id === REACT_WRAPPERS) return `\0${id}`;
      return id.startsWith('./define/') ? { id, external: 'absolute' } : null;
    },
    async load(id) {
      if (id !== `\0${REACT_WRAPPERS}`) return null;
      const wrappers = (await widgetDefinitions()).map(
        (widget) => `export const ${reactName(widget)} = /* @__PURE__ */ createWidgetComponent({
  tag: '${widget.tag}',
  attributes: ${pairs(widget.attributes.map((item) => [item.property, item.name]))},
  properties: ${JSON.stringify(widget.properties.map((item) => item.name))},
  events: ${pairs(widget.events.map((event) => [reactEventProp(event.name), event.name]))},
  load: () => import('./define/${widget.entry}.js'),
});
`,
      );
      return `import { createWidgetComponent } from ${JSON.stringify(`${SOURCE}react/create-widget-component.ts`)};
${wrappers.join('')}`;
    },
  };
}
