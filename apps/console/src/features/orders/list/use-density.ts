import { useState } from 'react';
import { readStored, writeStored } from '../../../shared/storage/local-storage.ts';

/** Whether a person wants rows of one line; kept in this browser for every list. */
export function useDensity(user_id: string): { is_compact: boolean; toggle: () => void } {
  const name = `sampan.density.${user_id}`;
  const [is_compact, setCompact] = useState(readStored(name) === 'compact');
  return {
    is_compact,
    toggle: () => {
      setCompact(!is_compact);
      writeStored(name, is_compact ? null : 'compact');
    },
  };
}
