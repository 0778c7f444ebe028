/** The mail with an answer of Sampan's people, with `{{placeholders}}`. */
export const mailSupport = {
  subject: 'Answer from Sampan: {{subject}}',
  intro: 'You wrote to Sampan. Our answer:',
  reply_by_mail: 'To write back, email {{inbox}}.',
  view: 'View request',
} as const;
