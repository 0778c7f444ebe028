import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
  closeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { boundPostgresLog, openPostgresLog, tailOfLog } from './postgres-log.ts';

const MB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'sampan-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("PostgreSQL's log", () => {
  it('stays within two files of about 5 MB while PostgreSQL keeps writing to it', () => {
    const file = join(folder, 'bounded.log');
    const fd = openPostgresLog(file);
    for (let round = 0; round < 3; round += 1) {
      writeSync(fd, `round ${round}\n`.padEnd(6 * MB, 'x'));
      boundPostgresLog(file);
      expect(statSync(file).size).toBe(0);
      expect(readFileSync(`${file}.1`, 'utf8').startsWith(`round ${round}\n`)).toBe(true);
    }
    writeSync(fd, 'after\n');
    closeSync(fd);
    expect(readFileSync(file, 'utf8')).toBe('after\n');
  });

  it('shows the last lines since a start, and none of an earlier one', () => {
    const file = join(folder, 'tail.log');
    writeFileSync(file, 'of an earlier start\n');
    const from = statSync(file).size;
    expect(tailOfLog(file, from)).toBe('');
    appendFileSync(file, Array.from({ length: 40 }, (_, n) => `line ${n}\n`).join(''));
    expect(tailOfLog(file, from).split('\n')).toEqual(Array.from({ length: 12 }, (_, n) => `line ${n + 28}`));
    expect(tailOfLog(join(folder, 'none.log'), 0)).toBe('');
  });

  it('is never written through a link that someone put in its place', () => {
    const target = join(folder, 'target');
    writeFileSync(target, 'untouched');
    symlinkSync(target, join(folder, 'link.log'));
    expect(() => openPostgresLog(join(folder, 'link.log'))).toThrow('ELOOP');
    expect(readFileSync(target, 'utf8')).toBe('untouched');
  });
});
