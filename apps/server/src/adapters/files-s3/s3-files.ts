import { createHash } from 'node:crypto';
import { assertFileName, isFileName, type FileFacts, type FileStore } from '../../ports/file-store.ts';
import { codeOf, createS3Client, S3Refusal, type S3Client, type S3Options } from './s3-client.ts';
import { upload } from './s3-upload.ts';

interface Facts extends S3Options {
  /** Whether browsers can reach the endpoint: then they fetch downloads from it. */
  is_public: boolean;
}

/** Files in a bucket of a storage that speaks S3. A name is a key. */
export function createS3Files(options: Facts): FileStore {
  const s3 = createS3Client(options);
  return {
    async put(name, body) {
      assertFileName(name);
      const hash = createHash('sha256');
      let bytes = 0;
      const counted = async function* () {
        for await (const piece of body) {
          hash.update(piece);
          bytes += piece.byteLength;
          yield piece;
        }
      };
      await upload(s3, name, counted());
      return { bytes, sha256: hash.digest('hex') };
    },

    async open(name) {
      assertFileName(name);
      const answer = await s3.send({ method: 'GET', key: name });
      if (answer.status === 404) {
        await refuseNoBucket(answer);
        return null;
      }
      const { body } = answer;
      const bytes = Number(answer.headers.get('content-length'));
      return { bytes, body: body ?? new Blob([]).stream() };
    },

    async delete(name) {
      assertFileName(name);
      const answer = await s3.send({ method: 'DELETE', key: name });
      if (answer.status === 404) await refuseNoBucket(answer);
      else await answer.body?.cancel();
    },

    list: (prefix) => list(s3, prefix),

    async downloadUrl(name, { seconds, content_type, disposition }) {
      assertFileName(name);
      if (!options.is_public) return null;
      return s3.presign(name, seconds, {
        'response-content-type': content_type,
        'response-content-disposition': disposition,
        'response-cache-control': 'private, no-store',
      });
    },
  };
}

/** A bucket that is not there must not look like a file that is not there. */
async function refuseNoBucket(answer: Response): Promise<void> {
  const code = await codeOf(answer);
  if (code === 'NoSuchBucket') throw new S3Refusal(answer.status, code);
}

/** Pages of up to 1,000 keys. Keys of others in the same bucket are none of ours. */
async function* list(s3: S3Client, prefix: string): AsyncGenerator<FileFacts> {
  let token: string | undefined;
  do {
    // Encoded, a key has nothing that XML would escape.
    const query: Record<string, string> = { 'list-type': '2', 'encoding-type': 'url', prefix };
    if (token !== undefined) query['continuation-token'] = token;
    const answer = await s3.send({ method: 'GET', key: '', query });
    if (!answer.ok) throw new S3Refusal(answer.status, await codeOf(answer));
    const text = await answer.text();
    for (const [, entry = ''] of text.matchAll(/<Contents>([\s\S]*?)<\/Contents>/gu)) {
      const name = decodeURIComponent(valueOf(entry, 'Key'));
      const written_at = Math.floor(Date.parse(valueOf(entry, 'LastModified')) / 1000);
      if (isFileName(name)) yield { name, bytes: Number(valueOf(entry, 'Size')), written_at };
    }
    token = valueOf(text, 'IsTruncated') === 'true' ? decodeXml(valueOf(text, 'NextContinuationToken')) : undefined;
  } while (token !== undefined);
}

function valueOf(xml: string, tag: string): string {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`, 'u').exec(xml)?.[1] ?? '';
}

function decodeXml(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
