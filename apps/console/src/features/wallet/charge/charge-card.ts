import type { Api } from '@sampan/api-client';
import type { TopUp } from '@sampan/contract';

/** The bank said no, or the holder did: nothing was charged. */
export class CardDeclined extends Error {
  override readonly name = 'CardDeclined';
  readonly reason: NonNullable<TopUp['decline_reason']>;

  constructor(reason: TopUp['decline_reason']) {
    super('The card was refused');
    this.reason = reason ?? 'card_declined';
  }
}

/** The holder left while the bank was still asking; the same call goes on with the same payment. */
export class ChargeLeft extends Error {
  override readonly name = 'ChargeLeft';
}

/** What a card adds to the wallet. */
export interface CardCharge {
  payment_method_id: string;
  amount: number;
}

export interface Charging {
  api: Pick<Api, 'createTopUp' | 'getTopUp'>;
  /** The purchase's own key: a charge for it happens once, whatever is repeated. */
  key: string;
  charge: CardCharge;
  /** Shows a charge that is not decided yet; null when it is. */
  onOpen: (top_up: TopUp | null) => void;
  /** Waits for the next look; rejects with `ChargeLeft` when the holder leaves. */
  pause: () => Promise<void>;
}

/** Charges a card and waits until the money is in the wallet. Throws `CardDeclined`, `ChargeLeft`, and what the calls throw. */
export async function chargeCard({ api, key, charge, onOpen, pause }: Charging): Promise<void> {
  try {
    // Confirmed for this very purchase: not the double click that looks the same.
    let top_up = await api.createTopUp({ body: { ...charge, confirm_duplicate: true } }, { idempotency_key: key });
    while (top_up.status === 'pending' || top_up.status === 'requires_action') {
      onOpen(top_up);
      await pause();
      top_up = await api.getTopUp({ params: { id: top_up.id } });
    }
    if (top_up.status === 'failed') throw new CardDeclined(top_up.decline_reason);
  } finally {
    onOpen(null);
  }
}
