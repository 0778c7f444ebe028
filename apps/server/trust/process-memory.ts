import { readFileSync } from 'node:fs';

function read(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'mu').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** What a process holds in memory, in MB, as the kernel of Linux counts it. */
export const memoryOf = (pid: number): number => read(pid, 'VmRSS');

/** The most it ever held. */
export const mostMemoryOf = (pid: number): number => read(pid, 'VmHWM');
