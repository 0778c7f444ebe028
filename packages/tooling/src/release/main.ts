import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { ensureBuilds } from '../launch/builds.mjs';
import { buildPackage } from './build-package.ts';
import { packTo, problemsOf } from './check-package.ts';
import { builtFolderOf, PUBLISHABLE, PUBLISHED_FOLDERS, ROOT, versionOf } from './publishable.ts';
import { freezeMigrations, hasChangesets, raiseVersions } from './raise-versions.ts';
import { productSbom } from './product-sbom.ts';
import { sbomOf } from './sbom.ts';
import { carryVersion } from './sdk-version.ts';

/*
 * `npm run release`: versions and change logs from the changesets, the schema of the version frozen, builds, archives with their bills of materials in
 * `dist/release`, the bill of an installation, what publint and attw say of them, and a dry run of publishing. `--keep-versions` leaves versions as they
 * are, `--publish` publishes.
 */
const wants = (option: string): boolean => process.argv.includes(option);
const OUT = `${ROOT}dist/release`;

if (!wants('--keep-versions') && hasChangesets()) {
  raiseVersions();
  freezeMigrations(versionOf('widgets'));
}

// The widgets are built here, and not before: what is built carries the new number.
carryVersion();
await ensureBuilds(process.execPath);
for (const pkg of PUBLISHABLE) await buildPackage(pkg);

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
writeFileSync(`${OUT}/sampan.cdx.json`, `${JSON.stringify(productSbom(versionOf('widgets')), null, 2)}\n`);
let found = 0;
for (const folder of PUBLISHED_FOLDERS) {
  const archive = packTo(builtFolderOf(folder), OUT);
  writeFileSync(
    archive.replace(/\.tgz$/u, '.cdx.json'),
    `${JSON.stringify(sbomOf(builtFolderOf(folder), archive), null, 2)}\n`,
  );
  const problems = await problemsOf(builtFolderOf(folder), archive);
  found += problems.length;
  process.stdout.write(
    `@sampan/${folder}: ${problems.length === 0 ? 'publint and attw find nothing' : problems.join('\n  ')}\n`,
  );
  if (problems.length > 0) continue;
  const publish = ['publish', archive, '--access', 'public', ...(wants('--publish') ? [] : ['--dry-run'])];
  execFileSync('npm', publish, { cwd: OUT, stdio: 'inherit' });
}
if (found > 0) process.exitCode = 1;
