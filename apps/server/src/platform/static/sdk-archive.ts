import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { extname, join } from 'node:path';

const DAY_S = 86_400;
/** Pages that were open during an upgrade ask this long for parts of the build they began with. */
const PARTS_KEPT_S = 30 * DAY_S;
/** Compressed copies that lie beside a file of the build. */
const COPIES = ['', '.br', '.gz'];
/** File names of the build: no folders, no dots in front. */
const NAME = /^[a-zA-Z0-9][\w.-]*\.(js|css|json|html)$/;
const RELEASE = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** One build as it was served: its files by name, each kept under the hash of its content. */
interface KeptBuild {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
  /** Epoch seconds; null while it is the one that is served. */
  readonly replaced_at: number | null;
}

/** Published versions of the SDK in the folder of files: `content/<hash>`, `builds/<hash>.json`, `releases/<version>`. */
export interface SdkArchive {
  /**
   * Keeps the build in a folder, if there is one, and forgets unpublished builds whose pages are gone.
   *
   * @returns whether its version was published before with other bytes: these stay, unless a version may change
   */
  keep(built: string, options: { may_change: boolean }): { is_reused: boolean };
  /** Path of a file of a published version; null where there is none. */
  findReleased(version: string, name: string): string | null;
  /** Path of a part of a build that was served lately. */
  findPart(name: string): string | null;
}

/** Whether a name may stand in an address of the SDK. */
export const isSdkFileName = (name: string): boolean => NAME.test(name);

/** @param folder of the SDK among the files of the installation; made when something is kept */
export function createSdkArchive(folder: string, now: () => number): SdkArchive {
  const [contents, builds, releases] = ['content', 'builds', 'releases'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const released = new Map<string, KeptBuild['files']>();
  const readBuild = (id: string): KeptBuild =>
    JSON.parse(readFileSync(join(builds, `${id}.json`), 'utf8')) as KeptBuild;
  const buildIds = (): string[] =>
    (existsSync(builds) ? readdirSync(builds) : []).filter(isSdkFileName).map((name) => name.slice(0, -5));
  const releaseIds = (): string[] => readdirSync(releases).map((name) => readFileSync(join(releases, name), 'utf8'));
  const isOpen = ({ replaced_at }: KeptBuild): boolean => replaced_at === null || now() - replaced_at < PARTS_KEPT_S;
  const pathOf = (kept: string | undefined): string | null => (kept === undefined ? null : join(contents, kept));

  function keepFiles(built: string): Record<string, string> {
    const files: Record<string, string> = {};
    for (const name of readdirSync(built).filter(isSdkFileName).toSorted()) {
      const path = join(built, name);
      const kept = hashOf(readFileSync(path)) + extname(name);
      for (const copy of COPIES) if (existsSync(path + copy)) put(join(contents, kept + copy), path + copy);
      files[name] = kept;
    }
    return files;
  }

  function forgetOld(): void {
    const published = new Set(releaseIds());
    for (const id of buildIds()) if (!published.has(id) && !isOpen(readBuild(id))) rmSync(join(builds, `${id}.json`));
    const needed = new Set(buildIds().flatMap((id) => Object.values(readBuild(id).files)));
    for (const name of readdirSync(contents)) {
      const path = join(contents, name);
      // Another server may just be keeping a build whose list is not written yet.
      const is_new = now() - statSync(path).mtimeMs / 1000 < DAY_S;
      if (!is_new && !needed.has(name.replace(/\.(br|gz)$/u, ''))) rmSync(path, { force: true });
    }
  }

  return {
    keep(built, { may_change }) {
      if (!existsSync(join(built, 'version.json'))) return { is_reused: false };
      for (const path of [contents, builds, releases]) mkdirSync(path, { recursive: true });
      const { version } = JSON.parse(readFileSync(join(built, 'version.json'), 'utf8')) as { version: string };
      const files = keepFiles(built);
      const served = hashOf(JSON.stringify(files));
      for (const id of buildIds()) {
        const build = readBuild(id);
        if (id !== served && build.replaced_at === null)
          write(join(builds, `${id}.json`), { ...build, replaced_at: now() });
      }
      write(join(builds, `${served}.json`), { version, files, replaced_at: null } satisfies KeptBuild);
      const release = join(releases, version);
      const is_reused = existsSync(release) && readFileSync(release, 'utf8') !== served;
      if (!existsSync(release) || may_change) writeFileSync(release, served);
      forgetOld();
      return { is_reused };
    },
    findReleased(version, name) {
      if (!RELEASE.test(version)) return null;
      let files = released.get(version);
      if (files === undefined) {
        const release = join(releases, version);
        if (!existsSync(release)) return null;
        ({ files } = readBuild(readFileSync(release, 'utf8')));
        released.set(version, files);
      }
      return pathOf(Object.hasOwn(files, name) ? files[name] : undefined);
    },
    findPart(name) {
      if (!name.startsWith('part.')) return null;
      const build = buildIds()
        .map(readBuild)
        .find((each) => isOpen(each) && Object.hasOwn(each.files, name));
      return pathOf(build?.files[name]);
    },
  };
}

const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** Copies a file whole or not at all; one that is there has the same content. */
function put(target: string, source: string): void {
  if (existsSync(target)) return;
  const coming = `${target}.${process.pid}.new`;
  copyFileSync(source, coming);
  renameSync(coming, target);
}

function write(target: string, content: KeptBuild): void {
  const coming = `${target}.${process.pid}.new`;
  writeFileSync(coming, JSON.stringify(content));
  renameSync(coming, target);
}
