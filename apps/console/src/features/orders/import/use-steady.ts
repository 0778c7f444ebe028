import { useLayoutEffect, useRef, useState } from 'react';

type Functions = Readonly<Record<string, (...given: never[]) => void>>;

/** Functions that stay the same at each drawing and do what those of the last one do. */
export function useSteadyActs<Acts extends Functions>(acts: Acts): Acts {
  const last = useRef(acts);
  useLayoutEffect(() => {
    last.current = acts;
  });
  const [steady] = useState(() => {
    const names = Object.keys(acts).map((name) => [name, (...given: never[]) => last.current[name]?.(...given)]);
    return Object.fromEntries(names) as Acts;
  });
  return steady;
}

/** The value as it was first given with a key: drawings with the same key have one and the same. */
export function useSteadyValue<Value>(value: Value, key: string): Value {
  const kept = useRef({ key, value });
  if (kept.current.key !== key) kept.current = { key, value };
  return kept.current.value;
}
