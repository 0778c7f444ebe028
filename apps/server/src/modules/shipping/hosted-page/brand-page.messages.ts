import { textsOf } from '../../../platform/texts.ts';

/** What people read of the shop around the widget. */
export const BRAND_PAGE_TEXTS = textsOf('page_brand');
