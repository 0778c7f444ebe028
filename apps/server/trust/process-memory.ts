import { readFileSync } from 'node:fs';

/** What a process holds in memory, in MB, as the kernel of Linux counts it. */
export function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
