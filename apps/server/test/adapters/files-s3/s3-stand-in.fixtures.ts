import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What a signature is made with. */
export const S3_KEYS = {
  access_key_id: 'AKIASAMPANTEST',
  secret_access_key: 'sampan/test+secret',
  region: 'ap-southeast-1',
};
export const S3_BUCKET = 'sampan-files';
const SKEW_S = 900;
const SMALLEST_PART = 5 * 1024 * 1024;
const KEYS_PER_PAGE = 3;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/gu, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

export interface Signed {
  method: string;
  path: string;
  query: readonly (readonly [string, string])[];
  headers: readonly (readonly [string, string])[];
  payload: string;
  /** `20130524T000000Z` */
  date: string;
  region: string;
  secret_access_key: string;
}

/** AWS Signature Version 4 for S3, written from its specification and from nothing of the server. */
export function signatureOf({
  method,
  path,
  query,
  headers,
  payload,
  date,
  region,
  secret_access_key,
}: Signed): string {
  const canonical = [
    method,
    path
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    query
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...headers.map(([name, value]) => `${name}:${value.trim().replaceAll(/ +/gu, ' ')}`),
    '',
    headers.map(([name]) => name).join(';'),
    payload,
  ].join('\n');
  const day = date.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret_access_key}`);
  return hmac(key, text).toString('hex');
}

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

interface Asked {
  method: string;
  url: URL;
  request: IncomingMessage;
  body: Buffer;
}

function secondsOf(date: string): number {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u.exec(date) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) / 1000;
}

/** Refuses what S3 refuses: another key, another signature, a clock that is off, a body that was changed. */
function requireSignature({ method, url, request, body }: Asked): void {
  const query = [...url.searchParams];
  const headersOf = (names: string): [string, string][] =>
    names.split(';').map((name) => [name, String(request.headers[name] ?? '')]);
  const { secret_access_key, region, access_key_id } = S3_KEYS;
  const base = { method, path: url.pathname, region, secret_access_key };
  const now = Date.now() / 1000;
  const presigned = url.searchParams.get('X-Amz-Signature');
  if (presigned !== null) {
    const date = url.searchParams.get('X-Amz-Date') ?? '';
    if (now > secondsOf(date) + Number(url.searchParams.get('X-Amz-Expires'))) throw new Refusal(403, 'AccessDenied');
    const headers = headersOf(url.searchParams.get('X-Amz-SignedHeaders') ?? '');
    const rest = query.filter(([name]) => name !== 'X-Amz-Signature');
    const signature = signatureOf({ ...base, query: rest, headers, payload: 'UNSIGNED-PAYLOAD', date });
    if (signature !== presigned) throw new Refusal(403, 'SignatureDoesNotMatch');
    return;
  }
  const [, key, names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\S+, ?SignedHeaders=(\S+), ?Signature=([0-9a-f]{64})$/u.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  if (key !== access_key_id) throw new Refusal(403, 'InvalidAccessKeyId');
  const date = String(request.headers['x-amz-date'] ?? '');
  if (!(Math.abs(now - secondsOf(date)) < SKEW_S)) throw new Refusal(403, 'RequestTimeTooSkewed');
  const payload = String(request.headers['x-amz-content-sha256'] ?? '');
  if (payload !== sha256(body)) throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  if (!names.split(';').includes('host') || !names.split(';').includes('x-amz-content-sha256'))
    throw new Refusal(403, 'AccessDenied');
  if (signature !== signatureOf({ ...base, query, headers: headersOf(names), payload, date }))
    throw new Refusal(403, 'SignatureDoesNotMatch');
}

/** What the next requests meet: nothing, no connection, an error, or an answer that is lost after the work was done. */
export type Fault = 'none' | 'down' | 'busy' | 'answer_lost';

/** A storage in memory that is as strict as S3 about signatures, part sizes and buckets. */
export async function startS3StandIn() {
  const objects = new Map<string, { body: Buffer; at: number }>();
  const uploads = new Map<string, { key: string; parts: Map<number, Buffer> }>();
  const faults: Fault[] = [];
  const seen: string[] = [];
  const sockets = new Set<{ destroy(): void }>();
  let is_away = false;

  const xml = (root: string, inside: string, status = 200): Answer => ({
    status,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${inside}</${root}>`,
  });

  function listAnswer(url: URL): Answer {
    if (url.searchParams.get('list-type') !== '2') throw new Refusal(400, 'InvalidArgument');
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = Buffer.from(url.searchParams.get('continuation-token') ?? '', 'base64').toString();
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, KEYS_PER_PAGE);
    const entries = page.map((key) => {
      const { body, at } = objects.get(key) ?? { body: Buffer.alloc(0), at: 0 };
      return `<Contents><Key>${encode(key)}</Key><LastModified>${new Date(at).toISOString()}</LastModified><Size>${body.length}</Size></Contents>`;
    });
    const more = keys.length > page.length;
    const token = more
      ? `<NextContinuationToken>${Buffer.from(page.at(-1) ?? '').toString('base64')}</NextContinuationToken>`
      : '';
    return xml('ListBucketResult', `<IsTruncated>${more}</IsTruncated>${token}${entries.join('')}`);
  }

  function finish(id: string, key: string, body: Buffer): Answer {
    const upload = uploads.get(id);
    if (!upload || upload.key !== key) throw new Refusal(404, 'NoSuchUpload');
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"?([^"<]+)"?<\/ETag>/gu)];
    const parts = named.map(([, number, etag]) => {
      const part = upload.parts.get(Number(number));
      if (!part || sha256(part).slice(0, 32) !== etag) throw new Refusal(400, 'InvalidPart');
      return part;
    });
    if (parts.length === 0) throw new Refusal(400, 'MalformedXML');
    if (parts.slice(0, -1).some((part) => part.length < SMALLEST_PART)) throw new Refusal(400, 'EntityTooSmall');
    objects.set(key, { body: Buffer.concat(parts), at: Date.now() });
    uploads.delete(id);
    return xml('CompleteMultipartUploadResult', `<Key>${key}</Key>`);
  }

  function answer(asked: Asked): Answer {
    requireSignature(asked);
    const { method, url, body } = asked;
    const [, bucket = '', ...rest] = decodeURIComponent(url.pathname).split('/');
    if (bucket !== S3_BUCKET) throw new Refusal(404, 'NoSuchBucket');
    const key = rest.join('/');
    const id = url.searchParams.get('uploadId');
    if (key === '') return listAnswer(url);
    if (method === 'POST' && url.searchParams.has('uploads')) {
      const made = randomUUID();
      uploads.set(made, { key, parts: new Map() });
      return xml('InitiateMultipartUploadResult', `<UploadId>${made}</UploadId>`);
    }
    if (method === 'POST' && id !== null) return finish(id, key, body);
    if (method === 'PUT' && id !== null) {
      const upload = uploads.get(id);
      if (!upload) throw new Refusal(404, 'NoSuchUpload');
      upload.parts.set(Number(url.searchParams.get('partNumber')), body);
      return { status: 200, headers: { etag: `"${sha256(body).slice(0, 32)}"` } };
    }
    if (method === 'PUT') {
      objects.set(key, { body, at: Date.now() });
      return { status: 200 };
    }
    if (method === 'DELETE') {
      if (id === null) objects.delete(key);
      else uploads.delete(id);
      return { status: 204 };
    }
    const found = objects.get(key);
    if (!found) throw new Refusal(404, 'NoSuchKey');
    const headers: Record<string, string> = { 'content-length': String(found.body.length) };
    for (const name of ['content-type', 'content-disposition'])
      headers[name] = url.searchParams.get(`response-${name}`) ?? 'application/octet-stream';
    return { status: 200, headers, body: method === 'HEAD' ? '' : found.body };
  }

  const server = createServer((request, response) => {
    void (async () => {
      const fault = faults.shift();
      if (is_away || fault === 'down') return request.socket.destroy();
      const body = await buffer(request);
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
      seen.push(`${request.method} ${url.pathname}`);
      if (fault === 'busy') return response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      let made: Answer;
      try {
        made = answer({ method: request.method ?? '', url, request, body });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        made = xml('Error', `<Code>${error.code}</Code>`, error.status);
      }
      if (fault === 'answer_lost') return request.socket.destroy();
      return response.writeHead(made.status, made.headers).end(made.body);
    })();
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    uploads,
    /** Requests that arrived, `METHOD /bucket/key`. */
    seen,
    /** The next requests meet these, one each. */
    fail: (...next: Fault[]) => void faults.push(...next),
    /** Every request meets a broken connection, until it is back. */
    away(yes: boolean) {
      is_away = yes;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
