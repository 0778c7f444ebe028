/** Sentences of a shop's brand on the pages of its recipients. */
export const pageBrand = {
  visit: 'Visit shop',
  questions: 'Questions about your order',
  returns: 'Return policy',
  powered: 'Powered by Sampan',
} as const;
