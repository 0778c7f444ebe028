import { AddressSearch } from '@sampan/ui';
import { AfterForm } from './after-form.view.tsx';
import { createPricing } from './checkout-pricing.ts';
import { createPurchase } from './checkout-purchase.ts';
import type { Buying } from './checkout.port.ts';
import { PayAside } from './pay-aside.view.tsx';
import { Problems } from './problems.view.tsx';
import { TestCard } from './test-card.view.tsx';

/** Everything that comes after the first paint. */
export const buying: Buying = { createPricing, createPurchase, AddressSearch, Problems, TestCard, PayAside, AfterForm };
