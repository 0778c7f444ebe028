import { AddressSearch } from '@sampan/ui';
import { AfterForm } from './after-form.view.tsx';
import { addressPortOf, createAddress } from './buying-address.ts';
import { createPricing } from './checkout-pricing.ts';
import { createPurchase } from './checkout-purchase.ts';
import type { Buying } from './checkout.port.ts';
import { FormFields } from './form-fields.view.tsx';
import { PayAside } from './pay-aside.view.tsx';
import { Problems } from './problems.view.tsx';
import { TestCard } from './test-card.view.tsx';

/** Everything that comes after the first paint. */
export const buying: Buying = {
  createPricing,
  createPurchase,
  createAddress,
  addressPortOf,
  AddressSearch,
  FormFields,
  Problems,
  TestCard,
  PayAside,
  AfterForm,
};
