/** Words that several documents of the server share. */
export const document = {
  'document.credited': 'Credited to your wallet',
} as const;
