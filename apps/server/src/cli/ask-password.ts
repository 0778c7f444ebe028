import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Reads a password: from the terminal without showing it, or the first line of what is piped in. */
export async function askPassword(): Promise<string> {
  const is_terminal = process.stdin.isTTY;
  if (is_terminal) process.stderr.write('Password: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silent, terminal: is_terminal });
  try {
    for await (const line of reader) return line;
    return '';
  } finally {
    reader.close();
    if (is_terminal) process.stderr.write('\n');
  }
}
