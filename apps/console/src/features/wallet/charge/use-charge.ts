import type { TopUp } from '@sampan/contract';
import { useRef, useState } from 'react';
import { useApi } from '../../../shared/api/services.tsx';
import { ChargeLeft, chargeCard, type CardCharge } from './charge-card.ts';

/** While a bank has not answered, the server is asked this often. */
const LOOK_EVERY_MS = 1_500;

export interface Charger {
  /** A charge the bank has not decided yet. */
  open: TopUp | null;
  charge: (key: string, charge: CardCharge) => Promise<void>;
  /** Stops waiting; the payment itself goes on. */
  leave: () => void;
}

/** Charges a card for a purchase, and shows what its bank wants meanwhile. */
export function useCharge(): Charger {
  const api = useApi();
  const [open, setOpen] = useState<TopUp | null>(null);
  const leave = useRef<() => void>(() => undefined);
  return {
    open,
    charge: (key, charge) => {
      const left = new Promise<never>((_, reject) => {
        leave.current = () => reject(new ChargeLeft());
      });
      // Who leaves after the charge was decided breaks nothing.
      left.catch(() => undefined);
      const pause = () => Promise.race([left, new Promise<void>((resolve) => setTimeout(resolve, LOOK_EVERY_MS))]);
      return chargeCard({ api, key, charge, onOpen: setOpen, pause });
    },
    leave: () => leave.current(),
  };
}
