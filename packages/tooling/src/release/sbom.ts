import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ROOT } from './publishable.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A package of npm by name and version; without one where it is not installed here. */
function componentOf(name: string, version: string | undefined) {
  const at = version === undefined ? '' : `@${version}`;
  return {
    type: 'library',
    'bom-ref': `${name}${at}`,
    name,
    ...(version === undefined ? {} : { version }),
    purl: `pkg:npm/${name.replace('@', '%40')}${at}`,
  };
}

/** The installed version of a package, as its folder in the store names it. */
function installedVersionOf(name: string): string | undefined {
  const start = `${name.replace('/', '+')}@`;
  const folder = readdirSync(`${ROOT}node_modules/.pnpm`).find((each) => each.startsWith(start));
  return folder?.slice(start.length).split('_')[0];
}

/** Names of what was bundled, from the licence texts that come with a package: each is underlined. */
export function bundledNames(notice: string): string[] {
  const lines = notice.split('\n');
  return lines.filter((line, at) => line !== '' && lines[at + 1] === '-'.repeat(line.length));
}

/**
 * The bill of materials of a published package (CycloneDX 1.6): the archive by its hash, what it asks for, and what of others
 * is bundled into it.
 */
export function sbomOf(built: string, archive: string): object {
  const {
    name,
    version,
    license,
    dependencies = {},
  } = JSON.parse(readFileSync(`${built}/package.json`, 'utf8')) as Manifest;
  const notice = `${built}/THIRD-PARTY-LICENSES.txt`;
  const needed = Object.entries(dependencies).map(([each, range]) => componentOf(each, range.replace(/^\^/u, '')));
  const bundled = (existsSync(notice) ? bundledNames(readFileSync(notice, 'utf8')) : []).map((each) =>
    componentOf(each, installedVersionOf(each)),
  );
  const self = componentOf(name, version);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        ...self,
        licenses: [{ license: { id: license } }],
        hashes: [{ alg: 'SHA-512', content: createHash('sha512').update(readFileSync(archive)).digest('hex') }],
      },
    },
    components: [...needed, ...bundled],
    dependencies: [{ ref: self['bom-ref'], dependsOn: needed.map((each) => each['bom-ref']) }],
  };
}
