/** The desk of people of Sampan. */
export const operator = {
  'operator.title': 'Operator desk',
} as const;
