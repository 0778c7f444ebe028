import { parseArgs } from 'node:util';
import { drawMutations, readMutations, type Mutation } from './mutation.ts';
import { makeWorkingCopy, type WorkingCopy } from './working-copy.ts';

/** The last words of a run that noticed something: `3 passed, 1 failed`. */
const COUNTED = /(\d+) passed, (\d+) failed(?:, \d+ skipped)?\s*$/u;

const argumentsOf = ({ stage, files }: Pick<Mutation, 'stage' | 'files'>): string[] => [
  '--only',
  stage,
  ...(files.length > 0 ? ['--files', files.join(',')] : []),
];

/** The tests that are to notice the faults must be green without them, else nothing was noticed. */
async function checkUnharmed(copy: WorkingCopy, mutations: readonly Mutation[]): Promise<void> {
  for (const stage of new Set(mutations.map((one) => one.stage))) {
    const of_stage = mutations.filter((one) => one.stage === stage);
    const files = of_stage.some((one) => one.files.length === 0) ? [] : of_stage.flatMap((one) => one.files);
    const { code, output } = await copy.test(argumentsOf({ stage, files: [...new Set(files)] }));
    if (code !== 0) throw new Error(`Without any fault the stage ${stage} fails:\n${output.slice(-4000)}`);
    console.log(`without a fault ${stage} is green`);
  }
}

async function isCaught(copy: WorkingCopy, mutation: Mutation, args: readonly string[]): Promise<boolean> {
  const started = performance.now();
  copy.apply(mutation.path);
  try {
    const { code, output } = await copy.test(args);
    const failed = Number(COUNTED.exec(output.trimEnd())?.[2] ?? 0);
    const is_caught = code !== 0 && failed > 0;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(
      `${is_caught ? 'caught' : 'MISSED'} ${mutation.name} (${failed} failed, ${seconds} s): ${mutation.fault}`,
    );
    if (!is_caught) console.log(output.slice(-1500));
    return is_caught;
  } finally {
    copy.reset();
  }
}

/**
 * `npm run mutate`: each mutation against the tests it names. `-- --only 03,17` picks some by the beginning of their names;
 * `-- --whole 3 --seed 2026` draws three and runs the whole `npm test` for each. It works on what is committed.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, whole: { type: 'string' }, seed: { type: 'string', default: '2026' } },
  });
  const all = readMutations();
  const wanted = values.only?.split(',');
  const picked = wanted === undefined ? all : all.filter(({ name }) => wanted.some((one) => name.startsWith(one)));
  const is_whole = values.whole !== undefined;
  const mutations = is_whole ? drawMutations(picked, Number(values.whole), Number(values.seed)) : picked;
  const copy = makeWorkingCopy();
  let caught = 0;
  try {
    if (!is_whole) await checkUnharmed(copy, mutations);
    for (const mutation of mutations)
      if (await isCaught(copy, mutation, is_whole ? [] : argumentsOf(mutation))) caught += 1;
  } finally {
    copy.remove();
  }
  console.log(`${caught} passed, ${mutations.length - caught} failed`);
  return caught === mutations.length && caught > 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
