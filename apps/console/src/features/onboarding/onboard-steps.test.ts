import { describe, expect, it } from 'vitest';
import { doneCount, nextStepOf, shownStep } from './onboard-steps.ts';

const steps = (person: boolean, address: boolean, parcel: boolean, label: boolean) => ({
  person,
  address,
  parcel,
  label,
});

describe('the four steps to the first label (spec 2 /onboard)', () => {
  it('goes on where somebody stopped, on every device', () => {
    expect(nextStepOf(steps(false, false, false, false))).toBe('person');
    expect(nextStepOf(steps(true, false, true, false))).toBe('address');
    expect(nextStepOf(steps(true, true, true, true))).toBeNull();
  });

  it('lets one go back to what is done and never ahead of it', () => {
    const half = steps(true, true, false, false);
    expect(doneCount(half)).toBe(2);
    expect(shownStep('person', half)).toBe('person');
    expect(shownStep('parcel', half)).toBe('parcel');
    expect(shownStep('label', half)).toBe('parcel');
    expect(shownStep('nonsense', half)).toBe('parcel');
    expect(shownStep(undefined, steps(true, true, true, true))).toBe('label');
  });
});
