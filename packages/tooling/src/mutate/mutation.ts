import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../launch/root.mjs';

const FOLDER = join(ROOT, 'packages/tooling/mutations');

/** A fault as a patch of the sources, and the tests that have to notice it. */
export interface Mutation {
  /** The file's name without its ending. */
  readonly name: string;
  readonly path: string;
  /** What goes wrong for whom, in a sentence. */
  readonly fault: string;
  /** A name of `npm test -- --list`. */
  readonly stage: string;
  /** Which files of a Vitest stage are enough, as `--files` takes them; all of the stage when empty. */
  readonly files: readonly string[];
}

/**
 * Reads the head of a patch: `Fault:`, `Stage:` and, for stages of Vitest, `Files:` with commas, above the first diff line. git
 * ignores that text.
 *
 * @throws Error naming the line that is missing
 */
export function parseMutation(path: string, text: string): Mutation {
  const [head = ''] = text.split(/^diff --git /mu);
  const valueOf = (name: string): string | undefined => new RegExp(`^${name}: (.+)$`, 'mu').exec(head)?.[1]?.trim();
  const fault = valueOf('Fault');
  const stage = valueOf('Stage');
  if (fault === undefined || stage === undefined)
    throw new Error(`${path} needs the lines "Fault: ..." and "Stage: ..." above its diff.`);
  const files = (valueOf('Files') ?? '').split(',').map((file) => file.trim());
  return { name: basename(path, '.patch'), path, fault, stage, files: files.filter((file) => file !== '') };
}

/** Every kept mutation, in the order of names. */
export function readMutations(): Mutation[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.patch'))
    .sort()
    .map((name) => parseMutation(join(FOLDER, name), readFileSync(join(FOLDER, name), 'utf8')));
}

/**
 * Draws some of the mutations, the same for the same seed.
 *
 * @param seed any whole number
 */
export function drawMutations(mutations: readonly Mutation[], count: number, seed: number): Mutation[] {
  const left = [...mutations];
  let state = seed >>> 0;
  const drawn: Mutation[] = [];
  while (drawn.length < count && left.length > 0) {
    // A linear congruential generator (Numerical Recipes): quality does not matter, repeatability does.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    drawn.push(...left.splice(state % left.length, 1));
  }
  return drawn;
}
