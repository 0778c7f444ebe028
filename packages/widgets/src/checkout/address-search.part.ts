/* What is fetched beside the address form: its search box. */
import text from 'sampan:css/checkout/address-search';

export { AddressSearch } from '@sampan/ui';

export const css: CSSStyleSheet = new CSSStyleSheet();
css.replaceSync(text);
