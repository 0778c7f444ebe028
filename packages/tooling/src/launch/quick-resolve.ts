import { registerHooks, type ResolveFnOutput } from 'node:module';

/**
 * Preloaded into our programs: finds the files of imports without asking Node.js. For each import Node.js reads the package's
 * exports anew, which drizzle-orm has hundreds of, and that was most of what loading the server costs. Which files are loaded
 * stays the same.
 */

/**
 * The folder of one of our packages, the last of such a name: a checkout may lie below another. Imports of the same name mean
 * the same file in it.
 */
const PACKAGE = /^file:.*\/(?:apps|packages)\/[^/]+\/(?!.*\/node_modules\/)/u;
const BARE = /^(?!node:)[a-z@]/u;

const found = new Map<string, ResolveFnOutput>();

/** The format of a file that is named as it is on disk; undefined where Node.js has to find out. */
function formatOf(specifier: string, parent: string): string | undefined {
  if (!/^\.\.?\//u.test(specifier) || !parent.startsWith('file:')) return undefined;
  if (specifier.endsWith('.ts')) return 'module-typescript';
  return specifier.endsWith('.js') && parent.includes('/node_modules/drizzle-orm/') ? 'module' : undefined;
}

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL: parent, conditions } = context;
    if (parent === undefined || !conditions.includes('import')) return next(specifier, context);
    const format = formatOf(specifier, parent);
    if (format !== undefined) return { url: new URL(specifier, parent).href, format, shortCircuit: true };
    const folder = PACKAGE.exec(parent)?.[0];
    if (folder === undefined || !BARE.test(specifier)) return next(specifier, context);
    const key = `${folder} ${specifier}`;
    const answer = found.get(key) ?? next(specifier, context);
    found.set(key, answer);
    return { ...answer, shortCircuit: true };
  },
});
