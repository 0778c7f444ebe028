import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'rollup';

/** Licence texts by package, of everything that a bundle took from npm. */
export type BundledLicences = Map<string, string>;

const PACKAGE = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/u;

/** Collects the licence of each package that ends in a bundle. The build stops at one without: its text has to come along. */
export function bundledLicences(into: BundledLicences): Plugin {
  return {
    name: 'sampan-bundled-licences',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const [, folder, name] = PACKAGE.exec(id.replace(/^\0/u, '')) ?? [];
          if (folder === undefined || name === undefined || into.has(name)) continue;
          into.set(name.replaceAll('\\', '/'), licenceIn(folder));
        }
      }
    },
  };
}

function licenceIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/iu.test(name));
  if (file !== undefined) return readFileSync(`${folder}/${file}`, 'utf8').trim();
  const manifest = `${folder}/package.json`;
  const { license = '', author = '' } = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { license?: string; author?: string | { name?: string } })
    : {};
  if (license === '') throw new Error(`${folder} is bundled and states no licence`);
  const who = typeof author === 'string' ? author : (author.name ?? '');
  return who === '' ? license : `${license}\n\nCopyright ${who}`;
}

/** One text of all of them, by name. */
export function licenceNotice(licences: BundledLicences): string {
  const parts = [...licences]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, text]) => `${name}\n${'-'.repeat(name.length)}\n\n${text}\n`);
  return `This package contains parts of the packages below.\n\n${parts.join('\n\n')}`;
}
