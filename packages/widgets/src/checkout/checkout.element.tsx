import { unsafeCSS, type CSSResult } from '@lit/reactive-element';
import type { CountryCode } from '@sampan/country-rules';
import css from 'sampan:css/checkout';
import { locales } from 'sampan:messages/checkout';
import { emit } from '../shell/emit.ts';
import { keepTyping } from '../shell/keep-typing.ts';
import { SampanElement, type RunningWidget, type WidgetContext } from '../shell/sampan-element.tsx';
import type * as BuyingPart from './buying.part.ts';
import { partMissing } from '../shell/widget-error.ts';
import { createCheckoutPort } from './checkout-api.ts';
import { emitCheckoutEvents } from './checkout-events.ts';
import { arePricesMissing } from './checkout-state.ts';
import { createCheckoutModel } from './checkout.model.ts';
import { CheckoutView } from './checkout.view.tsx';

/** `<sampan-checkout product-id="prod_…">`: sells one product on the shop's own page. */
export class SampanCheckoutElement extends SampanElement {
  static override readonly locales = locales;
  static override styles: CSSResult = unsafeCSS(css);
  static override readonly restarts = [...SampanElement.restarts, 'productId'];
  static override properties = {
    ...SampanElement.properties,
    productId: { attribute: 'product-id', reflect: true },
  };

  declare productId: string | null;

  protected override start(context: WidgetContext): RunningWidget {
    keepTyping(this.renderRoot);
    const { t, connection, hostedUrl, redraw } = context;
    const product_id = this.productId ?? '';
    let part: typeof BuyingPart | undefined;
    /** The search box of the address form comes beside the form. */
    const fetchSearch = async () => {
      const { css: more, AddressSearch } = await import('./address-search.part.ts');
      this.adopt(more);
      return AddressSearch;
    };
    const loadPurchaseStatus = async () => {
      const { css: more, PurchaseStatus } = await import('./after-form.part.ts');
      this.adopt(more);
      return PurchaseStatus;
    };
    const port = createCheckoutPort({
      ...context,
      mayPay: (intention) => emit(this, 'sampan-submit', intention, true),
      cardSlot: () => part?.cardSlot(this) ?? this,
      loadPurchaseStep: async () => {
        const search = fetchSearch();
        search.catch(() => {});
        part = await import('./buying.part.ts').catch(() => {
          throw context.fail(partMissing());
        });
        this.adopt(part.css);
        const AddressSearch = part.lazySearch(search, fetchSearch);
        return {
          ...part.purchaseStep,
          AddressSearch,
          loadPurchaseStatus,
          t: await part.withLazyMessages(context, part.locales, this.messages),
        };
      },
    });
    const model = createCheckoutModel(port, t, this.country ? (connection.country as CountryCode) : null);
    let before = model.$state.get();
    const unsubscribe = model.$state.listen((state) => {
      emitCheckoutEvents((name, detail) => emit(this, name, detail), before, state);
      before = state;
      redraw();
    });
    void model.open(product_id);
    return {
      isUsable: () => {
        const { listing, step, address } = model.$state.get();
        return listing?.stock.status === 'sold_out' || (listing !== null && step !== null && address !== null);
      },
      view: () => (
        <CheckoutView
          state={model.$state.get()}
          model={model}
          t={t}
          connection={connection}
          hosted_url={hostedUrl(`/sell-product?product=${encodeURIComponent(product_id)}`)}
          slots={{ header: <slot name="header" />, footer: <slot name="footer" />, card: <slot name="card" /> }}
          onOpenMap={() =>
            void part?.pickOnMap(this.renderRoot as ShadowRoot, connection, model.$state.get()).catch(context.fail)
          }
        />
      ),
      retry: () => {
        const state = model.$state.get();
        if (state.phase === 'failed') void model.retry();
        else if (arePricesMissing(state)) void model.pay();
      },
      pause: () => model.stop(),
      resume: () => model.resume(),
      stop: () => {
        unsubscribe();
        model.stop();
      },
    };
  }
}
