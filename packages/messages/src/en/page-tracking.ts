/** The page around a parcel's panel. */
export const pageTracking = {
  'page_tracking.title': 'Where is my parcel?',
} as const;
