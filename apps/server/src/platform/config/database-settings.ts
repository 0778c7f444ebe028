import * as v from 'valibot';
import { flag, positive, postgresUrl, webUrl } from './setting-value.ts';

/** Where database and files are, written as the settings of env.ts are. */
export const databaseSettings = {
  // Area: Database
  /** The folder of the bundled PostgreSQL. Only one server at a time can use it. Default: `.data` in the checkout. */
  SAMPAN_DATA: v.optional(v.string()),
  /**
   * The folder of files a server keeps: exports, and every published version of the widgets. Servers that share a database share it as well.
   * Default: `files` in `SAMPAN_DATA`.
   */
  SAMPAN_FILES: v.optional(v.string()),
  /** The address of a storage that speaks S3, without the bucket. Exports are then kept there ([files](operations.md#files)). Default: none. */
  SAMPAN_S3_ENDPOINT: v.optional(webUrl),
  /** The bucket in `SAMPAN_S3_ENDPOINT`. It must exist and should be private. Default: none. */
  SAMPAN_S3_BUCKET: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u, 'must be a bucket'))),
  /** The region that requests to `SAMPAN_S3_ENDPOINT` are signed for. */
  SAMPAN_S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/u, 'must be a region')), 'us-east-1'),
  /** The key that may read, write, list and delete in the bucket. Default: none. */
  SAMPAN_S3_ACCESS_KEY_ID: v.optional(v.string()),
  /** The secret of `SAMPAN_S3_ACCESS_KEY_ID`. Default: none. */
  SAMPAN_S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  /** Whether browsers can reach `SAMPAN_S3_ENDPOINT`. They then download files from it, by links that work for a minute. */
  SAMPAN_S3_PUBLIC: v.optional(flag, 'false'),
  /**
   * A PostgreSQL 15 or later whose user may create tables and extensions. Several servers can share it. With several hosts, separated by commas, the
   * one that takes writes is found and followed ([replicas](operations.md#a-second-database-host)). Default: the bundled PostgreSQL.
   */
  DATABASE_URL: v.optional(postgresUrl),
  /** A replica of `DATABASE_URL` that exports are read from ([replicas](operations.md#a-second-database-host)). Default: none. */
  SAMPAN_REPLICA_URL: v.optional(postgresUrl),
  /** The most database connections one server opens. */
  SAMPAN_DATABASE_POOL: v.optional(positive, '20'),
};
