import { registerHooks } from 'node:module';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { setup, ...environment } = builtinEnvironments['happy-dom'];

/** Vitest's own window, which it imports by name, from the file at the address `bundle` of the options. */
const fromBundle: Environment = {
  ...environment,
  setup: async (global, options) => {
    const url = String(options['bundle']);
    const hooks = registerHooks({
      resolve: (name, context, next) =>
        name === 'happy-dom' ? { url, format: 'module', shortCircuit: true } : next(name, context),
    });
    try {
      return await setup(global, options);
    } finally {
      hooks.deregister();
    }
  },
};

// Vitest reads an environment from the default export.
export default fromBundle;
