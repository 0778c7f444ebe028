import { codeOf, S3Refusal, type S3Client } from './s3-client.ts';

/** A part of an upload; S3 takes none under 5 MiB but the last, and 10,000 in all: 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;

/** The body in pieces of a part's size; the last one is smaller, and there is at least one. */
async function* partsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<{ part: Bytes; is_last: boolean }> {
  let part = new Uint8Array(PART_BYTES);
  let filled = 0;
  for await (const piece of body) {
    let rest = piece;
    while (rest.byteLength > 0) {
      if (filled === PART_BYTES) {
        yield { part, is_last: false };
        part = new Uint8Array(PART_BYTES);
        filled = 0;
      }
      const taken = rest.subarray(0, PART_BYTES - filled);
      part.set(taken, filled);
      filled += taken.byteLength;
      rest = rest.subarray(taken.byteLength);
    }
  }
  yield { part: part.subarray(0, filled), is_last: true };
}

/** Writes a key from a body of any size with at most two parts of it in memory. The key appears when all of it is there. */
export async function upload(s3: S3Client, key: string, body: AsyncIterable<Uint8Array>): Promise<void> {
  let running: Upload | null = null;
  try {
    for await (const { part, is_last } of partsOf(body)) {
      if (running === null && is_last) {
        await required(s3.send({ method: 'PUT', key, body: part }));
        return;
      }
      running ??= await begin(s3, key);
      await addPart(s3, running, part);
    }
    if (running !== null) await complete(s3, running);
  } catch (error) {
    // Parts of an upload that nobody ends would be paid for and never be seen.
    if (running !== null) await s3.send({ method: 'DELETE', key, query: { uploadId: running.id } }).catch(() => null);
    throw error;
  }
}

interface Upload {
  readonly key: string;
  readonly id: string;
  readonly etags: string[];
  bytes: number;
}

async function begin(s3: S3Client, key: string): Promise<Upload> {
  const answer = await required(s3.send({ method: 'POST', key, query: { uploads: '' } }));
  const [, id] = /<UploadId>([^<]+)<\/UploadId>/u.exec(await answer.text()) ?? [];
  if (id === undefined) throw new S3Refusal(answer.status, 'NoUploadId');
  return { key, id, etags: [], bytes: 0 };
}

async function addPart(s3: S3Client, upload: Upload, part: Bytes): Promise<void> {
  const { key, id, etags } = upload;
  const query = { partNumber: String(etags.length + 1), uploadId: id };
  const answer = await required(s3.send({ method: 'PUT', key, query, body: part }));
  await answer.body?.cancel();
  etags.push(answer.headers.get('etag') ?? '');
  upload.bytes += part.byteLength;
}

async function complete(s3: S3Client, { key, id, etags, bytes }: Upload): Promise<void> {
  const parts = etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`);
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
  const answer = await s3.send({ method: 'POST', key, query: { uploadId: id }, body: Uint8Array.from(body) });
  const text = await answer.text();
  // A completion can take long: the answer begins with 200 and can end with an error.
  if (answer.ok && !text.includes('<Error>')) return;
  // The answer to the first try may have been lost, and the upload be over: then the whole file is there.
  const found = await s3.send({ method: 'HEAD', key });
  if (answer.status === 404 && found.ok && Number(found.headers.get('content-length')) === bytes) return;
  throw new S3Refusal(answer.status, await codeOf(new Response(text)));
}

/** For requests that cannot be about something that is not there: a 404 means that there is no bucket. */
async function required(sent: Promise<Response>): Promise<Response> {
  const answer = await sent;
  if (answer.ok) return answer;
  throw new S3Refusal(answer.status, await codeOf(answer));
}
