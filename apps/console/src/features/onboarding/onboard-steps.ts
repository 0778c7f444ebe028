import type { Onboarding } from '@sampan/contract';

/** The four steps to the first label, in order. */
export const ONBOARD_STEPS = ['person', 'address', 'parcel', 'label'] as const;
export type OnboardStep = (typeof ONBOARD_STEPS)[number];

/** The step somebody stands at: the first that is not done; null when all are. */
export function nextStepOf(steps: Onboarding['steps']): OnboardStep | null {
  return ONBOARD_STEPS.find((step) => !steps[step]) ?? null;
}

/** How many steps are done without a gap, which is how far one may go back. */
export function doneCount(steps: Onboarding['steps']): number {
  const next = nextStepOf(steps);
  return next === null ? ONBOARD_STEPS.length : ONBOARD_STEPS.indexOf(next);
}

/** The step to show: the wanted one when it can be reached, else the one somebody stands at. */
export function shownStep(wanted: string | undefined, steps: Onboarding['steps']): OnboardStep {
  const reachable = ONBOARD_STEPS.slice(0, doneCount(steps) + 1);
  // A parcel that was sent to the server can still be made another one: the last step has begun by then.
  return reachable.find((step) => step === wanted) ?? nextStepOf(steps) ?? 'label';
}
