// Editors and `vitest` itself look for the configuration here; its home is the tooling package.
export { default } from './packages/tooling/config/vitest.ts';
