export { createLocaleStore } from './locale.store.ts';
export type { LocaleStore, LocaleStoreOptions } from './locale.store.ts';
