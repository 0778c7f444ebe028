import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { FileStoreUnavailable } from '../../ports/file-store.ts';

export interface S3Options {
  /** Where the interface answers, without the bucket: `https://s3.ap-southeast-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  access_key_id: string;
  secret_access_key: string;
  /** How long one request may take until its answer begins. */
  timeout_ms?: number;
  /** The pause before a request is sent again; it doubles. */
  retry_ms?: number;
}

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** The key; empty for the bucket itself. */
  key: string;
  query?: Readonly<Record<string, string>>;
  body?: Uint8Array<ArrayBuffer>;
}

/** A storage answered that it will not do something; its code, such as `NoSuchKey`, says why. */
export class S3Refusal extends Error {
  override readonly name = 'S3Refusal';
  readonly code: string;
  constructor(status: number, code: string) {
    super(`the storage of files refused: ${status} ${code}`);
    this.code = code;
  }
}

const TRIES = 4;
const TIMEOUT_MS = 30_000;
const RETRY_MS = 200;
const EMPTY = new Uint8Array();

/** Whether the same request may well succeed a little later. */
const isPassing = (status: number) => status >= 500 || status === 429 || status === 408;

/** The code of an error answer. A `HEAD` has no body. */
export async function codeOf(response: Response): Promise<string> {
  const [, code] = /<Code>([\w.]+)<\/Code>/u.exec(await response.text()) ?? [];
  return code ?? 'unknown';
}

/** What fetch keeps in the cause, such as `ECONNREFUSED`, says more than its message. */
function reasonOf(error: Error): string {
  const cause = error.cause as { code?: unknown; message?: unknown } | undefined;
  return String(cause?.code ?? cause?.message ?? error.message);
}

/** Signed requests to one bucket (AWS Signature Version 4), by its path, as every S3-compatible storage takes them. */
export function createS3Client(options: S3Options) {
  const { endpoint, bucket, region, timeout_ms = TIMEOUT_MS, retry_ms = RETRY_MS } = options;
  const aws = new AwsClient({
    accessKeyId: options.access_key_id,
    secretAccessKey: options.secret_access_key,
    service: 's3',
    region,
    retries: 0,
  });
  const urlOf = ({ key, query = {} }: Pick<S3Request, 'key' | 'query'>): URL => {
    const url = new URL(`${endpoint.replace(/\/$/u, '')}/${bucket}${key === '' ? '' : `/${key}`}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  };

  async function sendOnce(request: S3Request): Promise<Response> {
    const { method, body } = request;
    const signed = await aws.sign(urlOf(request).href, {
      method,
      // The hash makes a body that was changed on the way a refusal instead of a damaged file.
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? EMPTY)
          .digest('hex'),
      },
      ...(body === undefined ? {} : { body }),
    });
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('no answer in time')), timeout_ms);
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        signal: late.signal,
        redirect: 'error',
        ...(body === undefined ? {} : { body }),
      });
    } finally {
      // Only the answer's beginning is awaited: a large file takes the time it takes.
      clearTimeout(timer);
    }
  }

  return {
    /**
     * Sends a request until there is an answer. Every request here may be repeated.
     *
     * @returns the answer: a success, or a 404
     * @throws S3Refusal for other answers, FileStoreUnavailable when there is none
     */
    async send(request: S3Request): Promise<Response> {
      for (let tried = 1; ; tried += 1) {
        // What is no error is an answer: servers put a class of their own in the place of the global `Response`.
        const answer = await sendOnce(request).catch((error: unknown) => error as Error);
        const is_error = answer instanceof Error;
        if (!is_error && !isPassing(answer.status)) {
          if (answer.ok || answer.status === 404) return answer;
          throw new S3Refusal(answer.status, await codeOf(answer));
        }
        if (!is_error) await answer.body?.cancel();
        if (tried >= TRIES) {
          const why = is_error ? reasonOf(answer) : `it answers ${answer.status}`;
          throw new FileStoreUnavailable(why, { cause: answer });
        }
        await pause(retry_ms * 2 ** (tried - 1));
      }
    },

    /** An address that reads a key without more rights, for so many seconds. */
    async presign(key: string, seconds: number, query: Readonly<Record<string, string>>): Promise<string> {
      const url = urlOf({ key, query: { ...query, 'X-Amz-Expires': String(seconds) } });
      const { url: signed } = await aws.sign(url.href, { method: 'GET', aws: { signQuery: true } });
      return signed;
    },
  };
}

export type S3Client = ReturnType<typeof createS3Client>;
