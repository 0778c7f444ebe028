import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkEndpoints } from './endpoints.rule.ts';
import { checkFileName } from './file-name.rule.ts';
import { checkFrozenMigrations } from './frozen-migration.rule.ts';
import { checkImportCycles } from './import-cycles.rule.ts';
import { checkImportDirection } from './import-direction.rule.ts';
import { readEndpoints, readLanguages, readServedEndpoints } from './load-workspace.ts';
import { checkLayers } from './layers.rule.ts';
import type { Messages } from './messages.rule.ts';
import { checkLanguages, checkMessageUse } from './messages.rule.ts';
import { checkModuleBorders } from './module-border.rule.ts';
import { checkRepeatedSentences } from './repeated-sentence.rule.ts';
import { importResolver, readManifests } from './resolve-import.ts';
import { checkShape } from './shape.rule.ts';
import { checkSizeBudgets } from './size-budget.rule.ts';
import { readSources } from './source-file.ts';
import { checkStyleOwners, type StyleSheet } from './style-owner.rule.ts';
import { checkTestSupport } from './test-support.rule.ts';
import type { Violation } from './violation.ts';

const BUDGETS = 'packages/tooling/config/size-budgets.json';

/** The language every message is first written in. */
const SOURCE_LANGUAGE = 'en';

export interface WorkspaceReport {
  readonly file_count: number;
  /** By file, then line. */
  readonly violations: readonly Violation[];
}

/** Runs every rule of section 2 of the design over the whole workspace. */
export async function checkWorkspace(root: string): Promise<WorkspaceReport> {
  const files = readSources(root);
  const manifests = readManifests(root);
  const broken: Violation[] = [];
  const [endpoints, served, languages, server_languages] = await Promise.all([
    readEndpoints(root).catch(cannotLoad(broken, 'packages/contract/src/index.ts', [])),
    readServedEndpoints(root).catch(cannotLoad(broken, 'apps/server/src/composition/routes.ts', null)),
    readLanguages(root).catch(cannotLoad(broken, 'packages/messages/src', new Map<string, Messages>())),
    readLanguages(root, 'server').catch(cannotLoad(broken, 'packages/messages/src', new Map<string, Messages>())),
  ]);
  const english = languages.get(SOURCE_LANGUAGE) ?? new Map<string, string>();
  const violations = [
    ...broken,
    ...files.flatMap((file) => [
      ...checkImportDirection(file),
      ...checkModuleBorders(file),
      ...checkShape(file),
      ...checkFileName(file),
      ...checkTestSupport(file),
    ]),
    ...checkLayers(files),
    ...checkImportCycles(files, importResolver(manifests)),
    ...checkLanguages(languages, SOURCE_LANGUAGE),
    ...checkLanguages(server_languages, SOURCE_LANGUAGE),
    ...checkMessageUse(english, files),
    ...checkRepeatedSentences(files),
    ...checkSizeBudgets(manifests, readBudgets(root)),
    ...checkFrozenMigrations(root),
    ...checkStyleOwners(readStyleSheets(root)),
    ...checkEndpoints(endpoints, served, files),
  ];
  violations.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  return { file_count: files.length, violations };
}

/** A module that cannot be loaded is one violation, and hides none of the others. */
function cannotLoad<Value>(broken: Violation[], file: string, instead: Value): (error: unknown) => Value {
  return (error) => {
    broken.push({
      file,
      line: 1,
      rule: 'cannot be loaded',
      message: error instanceof Error ? error.message : String(error),
    });
    return instead;
  };
}

function readStyleSheets(root: string): StyleSheet[] {
  const paths = globSync('apps/console/src/**/*.css', { cwd: root }).sort();
  return paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function readBudgets(root: string): Set<string> {
  const path = join(root, BUDGETS);
  if (!existsSync(path)) return new Set();
  const budgets = JSON.parse(readFileSync(path, 'utf8')) as readonly { readonly entry: string }[];
  return new Set(budgets.map(({ entry }) => entry));
}
