import { execFile, type ExecFileException } from 'node:child_process';
import { delimiter, dirname } from 'node:path';

/** Runs a program with our Node.js first on its path and gives its output; fails with the output when the program does. */
export function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}` };
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd, env, maxBuffer: 2 ** 26 }, (error: ExecFileException | null, out, err) => {
      if (error === null) resolve(out);
      else reject(new Error(`${command} ${args.join(' ')}\n${out}\n${err}`));
    });
  });
}
