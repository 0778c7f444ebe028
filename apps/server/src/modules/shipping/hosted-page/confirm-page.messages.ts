import { textsOf } from '../../../platform/texts.ts';

/** What people read beside the widget, which brings its own words. */
export const CONFIRM_PAGE_TEXTS = textsOf('page_confirmation');
