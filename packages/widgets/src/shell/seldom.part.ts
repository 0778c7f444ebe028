/* What few pages need, in one file that is fetched for them: an `appearance`, and two versions of the SDK on one page. */
export { applyAppearance } from './apply-appearance.ts';
export { warnVersionMismatch } from './warn-version-mismatch.ts';
