import { join } from 'node:path';
import { createDiskFiles } from '../adapters/files-disk/index.ts';
import { createS3Files } from '../adapters/files-s3/index.ts';
import type { Env } from '../platform/config/env.ts';
import type { FileStore } from '../ports/file-store.ts';

export const FILE_STORES = ['disk', 's3'] as const;
export type FileStoreKind = (typeof FILE_STORES)[number];

/** One of the two stores of the settings; null for a bucket that no setting names. */
export function openFileStore(env: Env, kind: FileStoreKind): FileStore | null {
  if (kind === 'disk') return createDiskFiles(join(env.files_dir, 'stored'));
  const { SAMPAN_S3_ENDPOINT, SAMPAN_S3_BUCKET, SAMPAN_S3_ACCESS_KEY_ID, SAMPAN_S3_SECRET_ACCESS_KEY } = env;
  // They are set together.
  if (SAMPAN_S3_ENDPOINT === undefined) return null;
  return createS3Files({
    endpoint: SAMPAN_S3_ENDPOINT,
    bucket: SAMPAN_S3_BUCKET ?? '',
    region: env.SAMPAN_S3_REGION,
    access_key_id: SAMPAN_S3_ACCESS_KEY_ID ?? '',
    secret_access_key: SAMPAN_S3_SECRET_ACCESS_KEY ?? '',
    is_public: env.SAMPAN_S3_PUBLIC,
  });
}

/** Where this installation keeps its files: in the bucket, if the settings name one. */
export function createFiles(env: Env): FileStore {
  const files = openFileStore(env, 's3') ?? openFileStore(env, 'disk');
  if (files === null) throw new Error('the disk is always there');
  return files;
}
