import type { CountryCode } from '@sampan/country-rules';
import { MESSAGE_KEYS as BUYING_KEYS } from './checkout-buying.messages.ts';
import type { RunningWidget } from '../shell/sampan-element.tsx';
import { reactDriver, type ReactStart } from '#test/suite/react-driver.fixtures.tsx';
import type { HeardEvent } from '#test/suite/widget-driver.fixtures.ts';
import { emitCheckoutEvents } from './checkout-events.ts';
import { MESSAGE_KEYS } from './checkout.messages.ts';
import { describeCheckoutTrouble } from '#test/checkout/checkout-trouble.suite.ts';
import { describeCheckout } from '#test/checkout/checkout.suite.ts';
import { wholePurchaseStep, CheckoutView, createCheckoutModel, createCheckoutPort } from './react.ts';

describeCheckout('React view', reactDriver([...MESSAGE_KEYS, ...BUYING_KEYS], startInReact));
describeCheckoutTrouble('React view', reactDriver([...MESSAGE_KEYS, ...BUYING_KEYS], startInReact));

function startInReact({ context, attributes, tell }: ReactStart): RunningWidget {
  const { t, hostedUrl, redraw } = context;
  const product_id = attributes['product-id'] ?? '';
  const port = createCheckoutPort({
    ...context,
    mayPay: (intention) => tell('sampan-submit', intention),
    cardSlot: () => document.body,
    loadPurchaseStep: async () => wholePurchaseStep,
  });
  const model = createCheckoutModel(port, t, (attributes['country'] as CountryCode | undefined) ?? null);
  let before = model.$state.get();
  model.$state.listen((state) => {
    emitCheckoutEvents((name, detail) => tell(name as HeardEvent, detail), before, state);
    before = state;
    redraw();
  });
  void model.open(product_id);
  return {
    view: () => {
      const state = model.$state.get();
      return (
        <CheckoutView
          state={state}
          model={model}
          t={t}
          connection={context.connection}
          hosted_url={hostedUrl(`/sell-product?product=${product_id}`)}
          slots={{ header: null, footer: null, card: null }}
        />
      );
    },
    stop: () => model.stop(),
  };
}
