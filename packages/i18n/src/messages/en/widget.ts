/** What every widget on a shop's page may have to say. */
export const widget = {
  'widget.unavailable': 'This part of the page is not available at the moment. You can use our own page instead.',
  'widget.open_page': 'Open the page',
  'widget.test_mode': 'Test mode: no real parcels or money',
} as const;
