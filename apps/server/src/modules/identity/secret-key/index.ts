export { writeSecretKey } from './create-secret-key.ts';
export { findSecretKey } from './find-secret-key.ts';
export { purgeSecrets } from './purge-secrets.ts';
