import type { EstimatedCost, PaymentMethod } from '@sampan/contract';
import { shortfallCharge, toMajor, toMinor } from '@sampan/country-rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useCards } from '../../wallet/cards/use-cards.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { mayTopUp } from '../../wallet/top-up/may-top-up.ts';
import type { CardCharge } from '../../wallet/charge/charge-card.ts';

/** How a label is paid: by the invoice, by the wallet, or by the wallet and what a card adds to it. */
export interface LabelPayment {
  is_invoiced: boolean;
  /** Whether it is known what the wallet holds and, where it lacks something, which cards there are. */
  is_known: boolean;
  /** Undefined while it is not known. */
  balance: number | undefined;
  /** What the wallet lacks, in minor units; 0 when it pays alone. */
  missing_minor: number;
  /** Cards that may add it, the default first; undefined while they are read, empty for who may not charge any. */
  cards: readonly PaymentMethod[] | undefined;
  may_add_card: boolean;
  card_id: string;
  setCard: (id: string) => void;
  /** What the card is asked for; null when the wallet pays alone or no card is there. */
  charge: CardCharge | null;
}

/** What pays for a price. The wallet always goes first (spec section 2, step 4 and 5). */
export function useLabelPayment(cost: EstimatedCost | undefined): LabelPayment {
  const api = useApi();
  const user = useUser();
  const is_invoiced = user.payment_type === 'post_billing';
  const may_add_card = mayTopUp(user);
  const wallet = useQuery({
    queryKey: queryKeys.balance,
    queryFn: ({ signal }) => api.getWalletBalance(undefined, { signal }),
    enabled: !is_invoiced,
  });
  const known = useCards({ enabled: may_add_card });
  const [picked, setCard] = useState('');
  const balance = wallet.data?.balance;
  // Minor units: the difference of two decimal numbers is not always one.
  const [price_minor, balance_minor] =
    cost === undefined || balance === undefined
      ? [0, 0]
      : [toMinor(cost.total_fee, cost.currency), toMinor(balance, cost.currency)];
  const missing_minor = is_invoiced ? 0 : Math.max(0, price_minor - balance_minor);
  const cards = may_add_card && !known.isError ? known.data?.filter(({ is_expired }) => !is_expired) : [];
  const card = cards?.find(({ id }) => id === picked) ?? cards?.[0];
  const charge =
    cost === undefined || card === undefined || missing_minor === 0
      ? null
      : {
          payment_method_id: card.id,
          amount: toMajor(shortfallCharge(price_minor, balance_minor, cost.currency), cost.currency),
        };
  const is_known =
    is_invoiced || wallet.isError || (balance !== undefined && (missing_minor === 0 || cards !== undefined));
  return {
    is_invoiced,
    is_known,
    balance,
    missing_minor,
    cards,
    may_add_card,
    card_id: card?.id ?? '',
    setCard,
    charge,
  };
}
