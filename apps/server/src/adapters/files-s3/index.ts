export { createS3Files } from './s3-files.ts';
