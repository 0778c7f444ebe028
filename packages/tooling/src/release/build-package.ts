import { nodeResolve } from '@rollup/plugin-node-resolve';
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rollup } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { writeDeclarations } from './declarations.ts';
import { builtFolderOf, rangeOf, repositoryOf, ROOT, versionOf, type Publishable } from './publishable.ts';

/** Builds a package as it is published into its `dist/npm`: modules, types, manifest, README and licence. */
export async function buildPackage(pkg: Publishable): Promise<void> {
  const built = builtFolderOf(pkg.folder);
  const next = `${built}.next`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  await writeModules(pkg, next);
  await writeDeclarations(pkg, `${next}/types`);
  for (const [name, source] of Object.entries(pkg.entries))
    writeFileSync(
      `${next}/${name}.d.ts`,
      `export * from './types/${pkg.folder}/src/${source.replace(/\.ts$/u, '.js')}';\n`,
    );
  writeFileSync(`${next}/package.json`, `${JSON.stringify(manifestOf(pkg), null, 2)}\n`);
  cpSync(`${ROOT}packages/${pkg.folder}/PACKAGE.md`, `${next}/README.md`);
  cpSync(`${ROOT}packages/LICENSE`, `${next}/LICENSE`);
  // A build that fails leaves the last one in place.
  rmSync(built, { recursive: true, force: true });
  renameSync(next, built);
}

async function writeModules({ folder, entries, needs }: Publishable, out: string): Promise<void> {
  const bundle = await rollup({
    input: Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [name, `${ROOT}packages/${folder}/src/${entry}`]),
    ),
    external: (id) => needs.some((needed) => id === needed || id.startsWith(`${needed}/`)),
    plugins: [nodeResolve({ extensions: ['.mjs', '.js', '.ts'] }), esbuild({ target: 'es2022', tsconfig: false })],
    onwarn: (warning) => {
      throw new Error(warning.message);
    },
  });
  await bundle.write({
    dir: out,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  });
  await bundle.close();
}

function manifestOf({ folder, description, entries, needs }: Publishable): object {
  const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
  return {
    name: `@sampan/${folder}`,
    version: versionOf(folder),
    description,
    license: 'MIT',
    ...repositoryOf(folder),
    type: 'module',
    main: './index.js',
    types: './index.d.ts',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: {
      ...Object.fromEntries(Object.keys(entries).map((name) => [name === 'index' ? '.' : `./${name}`, entry(name)])),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(needs.map((name) => [name, rangeOf(name)])),
  };
}
