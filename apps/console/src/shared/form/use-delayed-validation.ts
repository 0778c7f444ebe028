import { TIMINGS } from '@sampan/country-rules';
import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Checks a field 1 s after its last change (spec section 5, Form helper; section 9, Timings). Leaving the field checks it
 * at once, by the form's own `onBlur` mode: the earlier of the two wins.
 */
export function useDelayedValidation<Values extends FieldValues, Output>({
  watch,
  trigger,
}: Pick<UseFormReturn<Values, unknown, Output>, 'watch' | 'trigger'>): void {
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const { unsubscribe } = watch((_values, { name, type }) => {
      if (name === undefined || type !== 'change') return;
      clearTimeout(timers.get(name));
      timers.set(
        name,
        setTimeout(() => void trigger(name), TIMINGS.field_validator_delay_ms),
      );
    });
    return () => {
      unsubscribe();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [watch, trigger]);
}

/** Checks a field again that was found wrong: another one it was compared with has changed. */
export function recheckWrong<Values extends FieldValues, Output>(
  { getFieldState, trigger }: Pick<UseFormReturn<Values, unknown, Output>, 'getFieldState' | 'trigger'>,
  name: Path<Values>,
): void {
  if (getFieldState(name).invalid) void trigger(name);
}
