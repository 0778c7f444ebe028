import { textsOf } from '../../../platform/texts.ts';

/** What a recipient reads who tells the driver something. */
export const DRIVER_PAGE_TEXTS = textsOf('page_driver');
