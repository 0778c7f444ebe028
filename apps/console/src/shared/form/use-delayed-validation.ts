import { TIMINGS } from '@sampan/country-rules';
import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Checks a field 1 s after its last change (spec section 5, Form helper; section 9, Timings). Leaving the field checks it
 * at once, by the form's own `onBlur` mode: the earlier of the two wins. What the form begins with is checked after 500 ms
 * without a change (section 9, form auto-validation); empty fields wait for the person. What the server refused stays until
 * its field changes: our own check knows nothing against it and would take the sentence away unread.
 */
export function useDelayedValidation<Values extends FieldValues, Output>({
  watch,
  trigger,
  getValues,
  getFieldState,
}: Pick<UseFormReturn<Values, unknown, Output>, 'watch' | 'trigger' | 'getValues' | 'getFieldState'>): void {
  useEffect(() => {
    const refusalOf = (name: Path<Values>) => {
      const { error } = getFieldState(name);
      return error?.type === 'server' ? error : undefined;
    };
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const { unsubscribe } = watch((_values, { name, type }) => {
      if (name === undefined || type !== 'change') return;
      clearTimeout(timers.get(name));
      const old_refusal = refusalOf(name);
      timers.set(
        name,
        setTimeout(() => {
          const refusal = refusalOf(name);
          if (refusal === undefined || refusal === old_refusal) void trigger(name);
        }, TIMINGS.field_validator_delay_ms),
      );
    });
    const start = setTimeout(() => {
      const filled = Object.entries(getValues())
        .filter(([name, value]) => typeof value === 'string' && value.trim() !== '' && !timers.has(name))
        .map(([name]) => name as Path<Values>);
      const due = filled.filter((name) => refusalOf(name) === undefined);
      if (due.length > 0) void trigger(due);
    }, TIMINGS.form_auto_validation_ms);
    return () => {
      unsubscribe();
      clearTimeout(start);
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [watch, trigger, getValues, getFieldState]);
}

/** Checks a field again that was found wrong: another one it was compared with has changed. */
export function recheckWrong<Values extends FieldValues, Output>(
  { getFieldState, trigger }: Pick<UseFormReturn<Values, unknown, Output>, 'getFieldState' | 'trigger'>,
  name: Path<Values>,
): void {
  if (getFieldState(name).invalid) void trigger(name);
}
