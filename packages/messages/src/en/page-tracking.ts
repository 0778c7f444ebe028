/** Sentences of the page around the parcel's panel. */
export const pageTracking = {
  title: 'Where is my parcel?',
  advice: 'We never ask for money or card details on this page.',
  contact: 'Contact',
  contact_indonesia: 'For parcels sent from Indonesia',
  no_script: 'Turn on JavaScript to track your parcel here.',
} as const;
