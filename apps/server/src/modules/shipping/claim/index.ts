export { mountClaimPhotos } from './claim-photo.ts';
