import { execFileSync } from 'node:child_process';
import { arch, cpus, platform, totalmem } from 'node:os';

/** What a figure is worth nothing without: where it comes from. */
export interface MachineFacts {
  readonly commit: string;
  readonly date: string;
  readonly machine: string;
}

/** The commit (marked when the checkout has changes), the day, and the machine in one line. */
export function readMachineFacts(root: string): MachineFacts {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const changes = git('status', '--porcelain', '--untracked-files=no');
  const memory_gib = Math.round(totalmem() / 2 ** 30);
  return {
    commit: `${git('rev-parse', '--short=12', 'HEAD')}${changes === '' ? '' : ' with local changes'}`,
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, ${memory_gib} GiB, ${platform()} ${arch()}, Node ${process.versions.node}`,
  };
}
