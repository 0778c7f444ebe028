/** What a store's checkout shows when no courier answers in time. */
export const pageRate = {
  standard: 'Standard delivery',
} as const;
