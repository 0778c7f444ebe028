import type { ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'react';

/** The value of a store, shown anew whenever it changes. A tenth of what the general binding weighs: widgets count bytes. */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  const [value, setValue] = useState(() => store.get());
  useEffect(() => store.subscribe((next) => setValue(() => next as Value)), [store]);
  return value;
}
