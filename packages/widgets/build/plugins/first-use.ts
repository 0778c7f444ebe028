import type { OutputBundle, Plugin } from 'rollup';
import { SOURCE } from '../widget-list.ts';

/**
 * What a widget fetches before its first field can be used, besides the loader and its own file; a test counts the requests of
 * a page. The calculator's form comes with its file.
 */
const FIRST_FIELD: Readonly<Record<string, string>> = {
  tracking: 'tracking/tracking-extras.ts',
  'confirm-address': 'confirm-address/address-part.ts',
  checkout: 'checkout/buying.part.ts',
};

/** Names of files in the SDK, by widget. */
export interface FirstUse {
  /** Until something of the widget is painted. */
  readonly first_paint: readonly string[];
  /** Until its first field can be used. */
  readonly first_field: readonly string[];
}

const LOADER = 'sampan.js';

/** Notes which files of a widget's own bundle are needed for its first use. */
export function firstUse(widget: string, found: Map<string, FirstUse>): Plugin {
  return {
    name: 'sampan-first-use',
    generateBundle(_options, bundle) {
      const first_paint = [LOADER, ...withImports(bundle, [`${widget}.js`])];
      const part = FIRST_FIELD[widget];
      const chunk = Object.values(bundle).find(
        (file) => file.type === 'chunk' && part !== undefined && file.facadeModuleId === SOURCE + part,
      );
      if (part !== undefined && chunk === undefined) this.error(`no file of ${widget} begins with ${part}`);
      const later = chunk === undefined ? [] : withImports(bundle, [chunk.fileName]);
      found.set(widget, { first_paint, first_field: [...new Set([...first_paint, ...later])] });
    },
  };
}

/** Files with all they import by name. */
function withImports(bundle: OutputBundle, names: readonly string[]): string[] {
  const found = new Set(names);
  for (const name of found) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const imported of file.imports) found.add(imported);
  }
  return [...found];
}
