/** Rating of a completed parcel (spec 4). */
export const rating = {
  'rating.title': 'How was this delivery?',
  'rating.positive': 'Good',
  'rating.negative': 'Not good',
  'rating.sending': 'Sending your rating',
  'rating.thank_you': 'Thank you',
  'rating.rated_positive': 'You rated this delivery good',
  'rating.rated_negative': 'You rated this delivery not good',
} as const;
