/** The desk of people of Sampan. */
export const operator = {
  'operator.title': 'Operator console',
} as const;
