import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from '../launch/child.mjs';
import { ROOT } from '../launch/root.mjs';

/** A checkout of what is committed, in a temporary folder, so that a fault never stands in anybody's tree. */
export interface WorkingCopy {
  readonly folder: string;
  /** Puts a patch in. Throws when it no longer fits: then the patch is made anew. */
  apply(patch: string): void;
  /** Takes everything back that is not committed. */
  reset(): void;
  /** Runs `npm test` there with further arguments. */
  test(args: readonly string[]): Promise<{ code: number; output: string }>;
  remove(): void;
}

function git(folder: string, ...args: string[]): void {
  const { status, stderr } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
}

export function makeWorkingCopy(): WorkingCopy {
  const parent = mkdtempSync(join(tmpdir(), 'sampan-mutate-'));
  const folder = join(parent, 'sampan');
  git(ROOT, 'clone', '--quiet', '--local', ROOT, folder);
  process.once('exit', () => rmSync(parent, { recursive: true, force: true }));
  return {
    folder,
    apply: (patch) => git(folder, 'apply', '--whitespace=nowarn', patch),
    reset: () => git(folder, 'checkout', '--quiet', '--', '.'),
    test: (args) =>
      runChild(process.execPath, [join(folder, 'packages/tooling/bin/test.mjs'), ...args], {
        cwd: folder,
        env: { ...process.env, CI: 'true' },
        is_quiet: true,
      }),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}
