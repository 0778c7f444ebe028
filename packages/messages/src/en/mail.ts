/** Sentences that several mails of the server share. */
export const mail = {
  'mail.code_life': 'It works once and expires in 10 minutes. Sampan staff will never ask you for it.',
} as const;
