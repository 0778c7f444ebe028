import { parseArgs } from 'node:util';
import { FILE_STORES, openFileStore, type FileStoreKind } from '../composition/create-files.ts';
import type { Env } from '../platform/config/env.ts';
import { FileStoreUnavailable } from '../ports/file-store.ts';
import { moveFiles, type Moved } from './files/move-files.ts';
import type { CommandResult } from './rates.command.ts';

export const FILES_USAGE = [
  '  files copy --from disk --to s3   copy stored files that are not there yet; or --from s3 --to disk',
  '  files move --from disk --to s3   the same, and delete each where it was once it was read back',
  '      each with [--json]; may be interrupted and run again; exit code 0: done, 1: not done, 2: not understood',
].join('\n');

/** `files`: brings stored files from the disk into a bucket, or back (docs/operations.md). */
export async function filesCommand(args: readonly string[], env: Env): Promise<CommandResult> {
  const call = readCall(args);
  if (call === null) return { exit_code: 2, text: `Usage:\n${FILES_USAGE}` };
  const [from, to] = [openFileStore(env, call.from), openFileStore(env, call.to)];
  if (from === null || to === null)
    return say(call.json, null, 'No bucket is set. Set SAMPAN_S3_ENDPOINT and the settings that belong to it.');
  try {
    const moved = await moveFiles(from, to, { deletes: call.verb === 'move' });
    return say(call.json, moved, sentenceOf(call.verb, moved));
  } catch (error) {
    if (!(error instanceof FileStoreUnavailable)) throw error;
    return say(call.json, null, `Stopped: ${error.message}. Run it again: it goes on where it stopped.`);
  }
}

interface Call {
  verb: 'copy' | 'move';
  from: FileStoreKind;
  to: FileStoreKind;
  json: boolean;
}

const storeOf = (text: string | undefined) => FILE_STORES.find((kind) => kind === text);

function readCall(args: readonly string[]): Call | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { from: { type: 'string' }, to: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const [verb, ...rest] = positionals;
    const [from, to] = [storeOf(values.from), storeOf(values.to)];
    if ((verb !== 'copy' && verb !== 'move') || rest.length > 0 || !from || !to || from === to) return null;
    return { verb, from, to, json: values.json };
  } catch {
    return null;
  }
}

function sentenceOf(verb: Call['verb'], { copied, already_there, damaged }: Moved): string {
  const done = `${verb === 'copy' ? 'Copied' : 'Moved'} ${copied} files. ${already_there} were there already.`;
  return damaged.length === 0
    ? done
    : `${done} NOT the same after copying, and kept where they were: ${damaged.join(', ')}`;
}

function say(json: boolean, moved: Moved | null, text: string): CommandResult {
  const ok = moved !== null && moved.damaged.length === 0;
  return { exit_code: ok ? 0 : 1, text: json ? JSON.stringify({ ok, ...moved, ...(ok ? {} : { text }) }) : text };
}
