import { defineConfig } from 'drizzle-kit';

/** Read by drizzle-kit's own commands. The migrations are written by scripts/generate-migrations.mjs. */
// oxlint-disable-next-line import/no-default-export -- drizzle-kit reads the default export
export default defineConfig({ dialect: 'postgresql', schema: './src/**/*.table.ts', out: './migrations' });
