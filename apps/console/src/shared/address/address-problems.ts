import type { SummaryProblem } from '@sampan/ui';
import type { AddressInfoErrors } from './address-info.ts';

/** The problems of an address info form as lines of the summary, each leading to its field. */
export function addressProblems(errors: AddressInfoErrors | null, idPrefix: string): SummaryProblem[] {
  if (errors === null) return [];
  const { billing, pick_up, name, phone } = errors;
  const lines = (of: Readonly<Record<string, string | undefined>>, prefix: string) =>
    Object.entries(of).flatMap(([field, message]) =>
      message === undefined ? [] : [{ fieldId: `${prefix}-${field}`, message }],
    );
  return [
    ...lines({ name, phone }, idPrefix),
    ...lines(billing, `${idPrefix}-billing`),
    ...lines(pick_up, `${idPrefix}-pick-up`),
  ];
}
