import { useStore } from '@nanostores/react';
import type { Translate } from '@sampan/messages';
import {
  wholePurchaseStep,
  createCheckoutModel,
  createCheckoutPort,
  WidgetError,
  type CheckoutModel,
  type CheckoutPort,
} from '@sampan/widgets/checkout/react';
import { useEffect, useMemo, useRef } from 'react';
import { $country, $language } from '../../shared/session/session.store.ts';
import { mountCardInFrame } from './card-in-frame.ts';

export interface HostedCheckout {
  model: CheckoutModel;
  port: CheckoutPort;
  /** Where the provider's card field goes. */
  cardPlace: { readonly current: HTMLDivElement | null };
}

/**
 * A product's checkout for anybody. It calls without the session: a merchant who looks at the own page buys like everyone
 * else, and a session that ended sends no buyer to the sign-in.
 */
export function useHostedCheckout(product_id: string, t: Translate): HostedCheckout {
  const country = useStore($country);
  const language = useStore($language);
  const cardPlace = useRef<HTMLDivElement | null>(null);
  // The language may change while somebody fills the form in: what was typed stays.
  const say = useRef(t);
  say.current = t;
  const checkout = useMemo(() => {
    const port = createCheckoutPort({
      connection: { base_url: '', public_key: null, language, country },
      fail: (error) =>
        error instanceof WidgetError
          ? error
          : new WidgetError({ type: 'server', code: 'internal', message: String(error) }),
      mayPay: () => true,
      cardSlot: () => cardPlace.current ?? document.body,
      // The console's policy keeps the provider's script out of this page: its field stands in a frame.
      mountCard: (...field) => mountCardInFrame(say.current('checkout.card_number'), ...field),
      loadPurchaseStep: async () => wholePurchaseStep,
    });
    const translate = ((...said: Parameters<Translate>) => say.current(...said)) as Translate;
    return { port, model: createCheckoutModel(port, translate, null), cardPlace };
  }, [country, language]);
  const { model } = checkout;
  useEffect(() => {
    void model.open(product_id);
    return () => model.stop();
  }, [model, product_id]);
  return checkout;
}
