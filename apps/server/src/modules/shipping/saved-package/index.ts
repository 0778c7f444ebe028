export { findSavedPackages } from './saved-package.repo.ts';
