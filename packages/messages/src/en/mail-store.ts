/** Sentences of the mails about connected stores, with `{{placeholders}}`. */
export const mailStore = {
  ending_subject: 'Connect {{name}} again by {{date}}',
  ending:
    'The permission of your {{channel}} store {{name}} ends on {{date}}. After that, its orders no longer arrive and tracking numbers no longer go back.',
  ending_next: 'Connect it again before then. It takes a minute, and no order is lost.',
  stores: 'Open your stores',
} as const;
