import type { OrderLayout } from '@sampan/contract';
import { useState } from 'react';
import { readStored, writeStored } from '../../../shared/storage/local-storage.ts';

function readLayout(name: string): OrderLayout {
  try {
    return JSON.parse(readStored(name) ?? '') as OrderLayout;
  } catch {
    return { is_compact: false, columns: {} };
  }
}

/** How a person wants lists drawn: the server keeps it, and this browser remembers it so that rows don't change under the eye. */
export function useLayout(user_id: string): {
  layout: OrderLayout;
  keep: (layout: OrderLayout) => void;
} {
  const name = `sampan.list.${user_id}`;
  const [layout, setLayout] = useState(() => readLayout(name));
  return {
    layout,
    keep: (next) => {
      setLayout(next);
      writeStored(name, JSON.stringify(next));
    },
  };
}
