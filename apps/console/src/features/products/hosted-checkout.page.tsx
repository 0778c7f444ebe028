import { useStore } from '@nanostores/react';
import { CheckoutView } from '@sampan/widgets/checkout/react';
import '@sampan/widgets/checkout/buying.css';
import '@sampan/widgets/checkout/checkout.css';
import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { Brand } from '../../shared/brand/brand.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { ThemeMenu } from '../../shared/theme/theme-menu.tsx';
import './hosted-checkout.css';
import { useHostedCheckout } from './use-hosted-checkout.ts';

/** /sell-product?product=: where anybody with the link buys one product (spec 2, public routes). */
export function HostedCheckoutPage({ product_id }: { product_id: string }) {
  const { t } = useLocale();
  const { model, port, cardPlace } = useHostedCheckout(product_id, t);
  const state = useStore(model.$state);
  const { listing } = state;
  usePageTitle(listing === null ? t('checkout.page_title') : listing.product_name);
  return (
    <div className="c-checkout">
      {listing?.is_test === true ? <p className="c-checkout__test">{t('widget.test_mode')}</p> : null}
      <header className="c-checkout__head">
        <Link to="/" className="c-brand">
          <Brand size={28} />
        </Link>
        <ThemeMenu />
      </header>
      <main className="c-checkout__main">
        <h1 className="s-visually-hidden">{t('checkout.page_title')}</h1>
        <div className="c-card">
          <CheckoutView
            state={state}
            model={model}
            t={t}
            connection={port.connection}
            hosted_url={null}
            slots={{ header: null, footer: null, card: <div ref={cardPlace} /> }}
          />
        </div>
        {listing === null ? null : (
          <p className="c-checkout__advice">{t('checkout.advice', { shop: listing.shop_name })}</p>
        )}
      </main>
    </div>
  );
}
