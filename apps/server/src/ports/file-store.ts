/** What is known of a file without opening it. */
export interface FileFacts {
  name: string;
  bytes: number;
  /** Epoch seconds of its last byte. */
  written_at: number;
}

/** A file that was written: its size, and the SHA-256 of its content in hex. */
export interface WrittenFile {
  bytes: number;
  sha256: string;
}

/** A file that is read. Cancelling `body` lets go of it. */
export interface OpenFile {
  bytes: number;
  body: ReadableStream<Uint8Array>;
}

/** How a browser shall take a file that it fetches from the store itself. */
export interface DownloadOptions {
  /** How long the address works. */
  seconds: number;
  content_type: string;
  /** The header `Content-Disposition` of the answer. */
  disposition: string;
}

/** The store does not answer. Nothing is lost: what was to be written is written again, and what is there can be read later. */
export class FileStoreUnavailable extends Error {
  override readonly name = 'FileStoreUnavailable';
  constructor(why: string, options?: ErrorOptions) {
    super(`the storage of files does not answer: ${why}`, options);
  }
}

/**
 * Where files live that are too large for the database. Names are paths of our own making, `exports/<company>/<id>/1.csv`:
 * what people type never becomes one. Memory stays the same however large a file is.
 */
export interface FileStore {
  /**
   * Writes a file; it appears whole or not at all, and replaces one of the same name. Reads `body` no faster than the store
   * takes it. What `body` throws is thrown here, and nothing is left.
   */
  put(name: string, body: AsyncIterable<Uint8Array>): Promise<WrittenFile>;
  /** Null when there is no such file. */
  open(name: string): Promise<OpenFile | null>;
  /** Deletes a file. Idempotent. */
  delete(name: string): Promise<void>;
  /** Whole files whose names start with `prefix`, in no order. */
  list(prefix: string): AsyncIterable<FileFacts>;
  /** An address at which a browser gets the file from the store itself; null where the server has to serve it. */
  downloadUrl(name: string, options: DownloadOptions): Promise<string | null>;
}

const NAME = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*(?:\.[a-z0-9]+)?$/u;
/** Some stores take no longer ones. */
const LONGEST_NAME = 255;

/** Whether a name can neither leave its folder nor mean another file on a file system that folds case. */
export function isFileName(name: string): boolean {
  return name.length <= LONGEST_NAME && NAME.test(name);
}

/** Throws RangeError for a name that is none of ours. */
export function assertFileName(name: string): void {
  if (!isFileName(name)) throw new RangeError(`not the name of a file: ${JSON.stringify(name)}`);
}
