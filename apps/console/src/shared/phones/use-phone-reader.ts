import { checkPhone } from '@sampan/country-rules';
import type { ReadPhone } from '@sampan/ui';
import { useEffect, useState } from 'react';

let known: ReadPhone | null = null;

/** The reader of phone numbers that knows which ones exist. Fetched where phones are typed, not with the first page. */
export async function loadPhoneReader(): Promise<ReadPhone> {
  known ??= (await import('@sampan/phone-numbers')).readPhone;
  return known;
}

/** The same for a form; until it is there, and where it cannot be fetched, lengths alone decide (spec section 5). */
export function usePhoneReader(): ReadPhone {
  const [read, setRead] = useState<ReadPhone>(() => known ?? checkPhone);
  useEffect(() => {
    let is_shown = true;
    loadPhoneReader()
      .then((loaded) => {
        if (is_shown) setRead(() => loaded);
      })
      .catch(() => undefined);
    return () => {
      is_shown = false;
    };
  }, []);
  return read;
}
