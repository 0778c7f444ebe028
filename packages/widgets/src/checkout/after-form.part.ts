/* What is fetched before a purchase begins: what stands in the form's place afterwards. */
import text from 'sampan:css/checkout/after-form';

export { PurchaseStatus } from './purchase-status.view.tsx';

export const css: CSSStyleSheet = new CSSStyleSheet();
css.replaceSync(text);
