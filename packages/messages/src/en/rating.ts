/** Rating of a completed parcel (spec 4). */
export const rating = {
  'rating.title': 'How was this delivery?',
  'rating.positive': 'Good',
  'rating.negative': 'Not good',
  'rating.thank_you': 'Thank you',
} as const;
