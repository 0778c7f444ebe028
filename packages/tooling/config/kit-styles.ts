import type { Plugin } from 'vite';
import { readKitSheets, sheetsFor, type KitSheets } from '../src/console/kit-sheets.ts';

const ALL_SHEETS = '/packages/ui/src/ui.css';
const WITH_CLASSES = /\/(?:packages\/(?:ui|widgets)|apps\/console)\/src\/.*\.tsx?$/;

/**
 * Brings the styles of the kit's parts with the modules that show them. While developing `ui.css` has all of them; in the
 * build it keeps tokens and base, and every module imports the sheets of the classes that stand in it.
 */
export function kitStyles(root: string): Plugin {
  let sheets: KitSheets = new Map();
  return {
    name: 'sampan-kit-styles',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      sheets = readKitSheets(`${root}/packages/ui/src`);
    },
    load: (id) => (id.endsWith(ALL_SHEETS) ? "@import './tokens.css';\n@import './base.css';\n" : null),
    transform(code, id) {
      const needed = WITH_CLASSES.test(id) ? [...sheetsFor(code, sheets)] : [];
      if (needed.length === 0) return null;
      // After the module's own imports: a part that is made of others overrides them.
      return { code: `${code}\n${needed.map((path) => `import ${JSON.stringify(path)};`).join('\n')}\n`, map: null };
    },
  };
}
