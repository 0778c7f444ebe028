import type { TreeshakingOptions } from 'rollup';

/** Modules that do something when they are evaluated: they register an element, watch the page, or change how Preact draws. */
const ACTS = /\/(?:define|all|loader)\.ts$|\/preact\/compat\//;

/**
 * Every other module counts for what is imported from it. Preact's hooks are such a module: a widget whose first paint uses none
 * gets them with its next part.
 */
export const treeshake: TreeshakingOptions = { moduleSideEffects: (id) => ACTS.test(id) };
