import { COUNTRY_CODES } from '@sampan/country-rules';
import { useMerchantsByCurrency } from '#test/five-currencies/merchants-by-currency.fixtures.ts';
import { parcelsOfShoppers } from '#test/features/orders/detail/shop-sale.suite.ts';

const merchants = useMerchantsByCurrency({ own: true });

for (const country of COUNTRY_CODES) parcelsOfShoppers(merchants, country, country === 'ID' ? [1280] : [375, 1280]);
