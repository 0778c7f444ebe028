import { join } from 'node:path';
import { runChild, stopChildren } from './child.mjs';
import { say } from './progress.mjs';
import { ROOT } from './root.mjs';
import { forgetBuild } from './builds.mjs';
import { watchSite } from '../site/watch-site.ts';

// Development: the server restarts on every change to its sources, Vite serves the console and passes the server's
// paths on, and the site's pages are rendered anew as their texts and sources change. The address stays the one of `npm start`.

const port = Number(process.env['PORT'] ?? 8080);
const api_port = port + 1;
const env = { ...process.env, SAMPAN_API_PORT: String(api_port) };

say(`console with live reload on http://127.0.0.1:${port}, server and public site on port ${api_port}`);
// What is rendered here is not what a build leaves: the next start builds again.
forgetBuild('site');
const site = watchSite({
  root: ROOT,
  folder: join(ROOT, 'apps/site/dist'),
  onRendered: ({ files, took_ms }) => say(`site: ${files.length} files in ${Math.round(took_ms)} ms`),
  onError: (error) => say(`site: ${error instanceof Error ? error.message : String(error)}`),
});
const server = runChild(
  process.execPath,
  ['--watch', '--watch-preserve-output', join(ROOT, 'apps/server/src/main.ts')],
  {
    env: { ...env, PORT: String(api_port) },
  },
);
const vite = runChild(
  process.execPath,
  [
    join(ROOT, 'packages/tooling/node_modules/vite/bin/vite.js'),
    '--config',
    join(ROOT, 'packages/tooling/config/vite.console.ts'),
  ],
  { env },
);
const first = await Promise.race([server, vite]);
stopChildren();
await (
  await site
)();
await Promise.all([server, vite]);
process.exitCode = first.code;
