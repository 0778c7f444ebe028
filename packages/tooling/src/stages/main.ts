import { parseArgs } from 'node:util';
import { readable } from '../launch/progress.mjs';
import { ALL_STAGES, NAMED_STAGES, STAGES } from './all-stages.ts';
import { sideBySide } from './command.ts';
import { groupsOf } from './groups-of.ts';
import type { Stage, StageResult } from './stage.ts';

/** Skipped ones are named when there are any, so that nobody takes them for proof. */
function figures({ passed, failed, skipped = 0 }: Omit<StageResult, 'output'>): string {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

async function runStage(stage: Stage, files: readonly string[], is_alone: boolean): Promise<StageResult> {
  const started = performance.now();
  if (is_alone) console.log(`\n-- ${stage.title}`);
  const result = await stage.run(files).catch((error: unknown): StageResult => ({
    passed: 0,
    failed: 1,
    output: `${error instanceof Error ? error.stack : String(error)}\n`,
  }));
  if (!is_alone) console.log(`\n-- ${stage.title}`);
  if (result.output !== '') process.stdout.write(`${readable(result.output.trimEnd())}\n`);
  console.log(`   ${stage.name}: ${figures(result)}, ${seconds(started)}`);
  return result;
}

function selectStages(mode: string | undefined, only: string | undefined): readonly Stage[] {
  if (only === undefined)
    return mode === 'check' ? STAGES.filter((stage) => stage.is_check) : mode === 'all' ? ALL_STAGES : STAGES;
  const names = only.split(',');
  const unknown = names.filter((name) => !NAMED_STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `no stage is called ${unknown.join(', ')}; there are: ${NAMED_STAGES.map((stage) => stage.name).join(', ')}`,
    );
  }
  return NAMED_STAGES.filter((stage) => names.includes(stage.name));
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' }, files: { type: 'string' }, list: { type: 'boolean', default: false } },
  });
  if (values.list) {
    for (const stage of NAMED_STAGES) console.log(`${stage.name.padEnd(10)} ${stage.title}`);
    return 0;
  }
  const started = performance.now();
  const files = values.files?.split(',') ?? [];
  const failed_stages: string[] = [];
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  for (const group of groupsOf(selectStages(positionals[0], values.only))) {
    const jobs = group.map((stage) => () => runStage(stage, files, group.length === 1));
    for (const [index, result] of (await sideBySide(jobs, 2)).entries()) {
      passed += result.passed;
      failed += result.failed;
      skipped += result.skipped ?? 0;
      if (result.failed > 0) failed_stages.push(group[index]?.name ?? '');
    }
  }
  console.log(
    `\n${failed_stages.length === 0 ? 'all well' : `failed: ${failed_stages.join(', ')}`}, ${seconds(started)}`,
  );
  console.log(figures({ passed, failed, skipped }));
  return failed === 0 && passed > 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
