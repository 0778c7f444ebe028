import { addressPortOf, createAddress } from './purchase-address.ts';
import { createPricing } from './checkout-pricing.ts';
import { createPurchase } from './checkout-purchase.ts';
import { FormFields } from './form-fields.view.tsx';
import { PaymentSummary } from './payment-summary.view.tsx';
import { Problems } from './problems.view.tsx';
import type { PurchaseStep } from './purchase-step.port.ts';
import { TestCard } from './test-card.view.tsx';

/** What comes with the form: buying, and its views but the search box of the address form. */
export const purchaseStep = {
  createPricing,
  createPurchase,
  createAddress,
  addressPortOf,
  FormFields,
  Problems,
  TestCard,
  PaymentSummary,
} satisfies Omit<PurchaseStep, 'AddressSearch' | 'loadPurchaseStatus'>;
