import { contact } from './contact.ts';

/** What the sender reads: nothing of what was typed stands in it, because anybody could have typed it (trust 4.22). */
export const mailEnquiry = {
  subject: 'We received your message',
  thanks: contact['contact.sent'],
  next: "Thank you for contacting Sampan. We'll reply to this email address.",
  stranger: "Didn't contact us? Someone may have entered your email by mistake. You can ignore this message.",
} as const;
