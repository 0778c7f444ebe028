import { TIMINGS } from '@sampan/country-rules';
import { useEffect, useRef, useState } from 'react';
import { filledFields } from './filled-fields.ts';

/**
 * Calls back with the name of a field 1 s after its last change (spec section 5, Form helper; section 9, Timings), in forms
 * that keep their values themselves; those of the form library have `useDelayedValidation`. Fields are known by their ids:
 * `prefix`, a hyphen and the name. While a field offers its list nobody is told off for not having picked yet.
 */
export function useWhenSettled(
  prefix: string,
  onSettled: (field: string) => void,
  onChanged?: (field: string) => void,
): void {
  const latest = useRef({ onSettled, onChanged });
  latest.current = { onSettled, onChanged };
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const wait = (element: Element, field: string) => {
      clearTimeout(timers.get(field));
      const end = () => {
        if (element.isConnected && element.getAttribute('aria-expanded') === 'true') wait(element, field);
        else latest.current.onSettled(field);
      };
      timers.set(field, setTimeout(end, TIMINGS.field_validator_delay_ms));
    };
    const heard = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.id.startsWith(`${prefix}-`)) return;
      const field = target.id.slice(prefix.length + 1);
      latest.current.onChanged?.(field);
      wait(target, field);
    };
    document.addEventListener('input', heard);
    // What a form begins with, such as a kept draft, is checked without a change (spec section 9, form auto-validation).
    const start = setTimeout(() => {
      for (const element of filledFields(`[id^="${prefix}-"]`)) {
        const field = element.id.slice(prefix.length + 1);
        if (!timers.has(field)) latest.current.onSettled(field);
      }
    }, TIMINGS.form_auto_validation_ms);
    return () => {
      document.removeEventListener('input', heard);
      clearTimeout(start);
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [prefix]);
}

/** The fields that were changed and then left alone for 1 s, or filled from the start; one that is being typed in is none of them. */
export function useSettledFields(prefix: string): ReadonlySet<string> {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  useWhenSettled(
    prefix,
    (field) => setSettled((before) => new Set([...before, field])),
    (field) =>
      setSettled((before) => (before.has(field) ? new Set([...before].filter((one) => one !== field)) : before)),
  );
  return settled;
}

/** Of the errors of a form those that are due: all after an attempt to send it, before that those of settled fields. */
export function dueErrors<Errors extends Readonly<Partial<Record<string, unknown>>>>(
  errors: Errors,
  attempt: number,
  settled: ReadonlySet<string>,
): Partial<Errors> {
  if (attempt > 0) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => settled.has(field))) as Partial<Errors>;
}
