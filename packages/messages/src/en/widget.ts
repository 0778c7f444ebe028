import { consoleTexts } from './console.ts';

/** What every widget on a shop's page may have to say. */
export const widget = {
  'widget.unavailable': "This isn't available right now. You can continue on our website instead.",
  'widget.open_page': 'Open on Sampan',
  'widget.test_mode': consoleTexts['console.test_mode'],
} as const;
