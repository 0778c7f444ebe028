/** What the console says besides the shared texts: bulk work, settings, home. */
export const consoleTexts = {
  'console.cancel_title_one': 'Cancel {{count}} parcel?',
  'console.cancel_title_other': 'Cancel {{count}} parcels?',
  'console.cancel_parcels_one': 'Cancel {{count}} parcel',
  'console.cancel_parcels_other': 'Cancel {{count}} parcels',
  'console.test_mode': 'Test mode: no real parcels or money',
  'console.copyright': 'Copyright {{years}} Sampan',
} as const;
