import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Browser tests that last longest. Vitest takes a file's size for its length, and many of these are a few lines that call a
 * suite: started last, one of them would run alone while the other workers have nothing left to do.
 *
 * The first two share the start: while one waits for the demo to be seeded, the other, which needs none, has a core.
 */
const LONGEST = [
  'auth/sign-in-methods.e2e.test.ts',
  'suite/xss.e2e.test.ts',
  'login-as/login-as.e2e.test.ts',
  'payouts/bank-file.e2e.test.ts',
  'app/purchase-kill.e2e.test.ts',
  'app/crash.e2e.test.ts',
  'members/members.e2e.test.ts',
  'top-up/top-up.e2e.test.ts',
  'layout/offered-by-role.e2e.test.ts',
  'cod/cod-totals.e2e.test.ts',
];

/** The place of a file among the longest; behind all of them for the rest. */
function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((end) => moduleId.endsWith(`/${end}`));
  return place === -1 ? LONGEST.length : place;
}

/** Vitest's own order, in which the longest files of a project come first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => (a.project.name === b.project.name ? placeOf(a) - placeOf(b) : 0));
  }
}
