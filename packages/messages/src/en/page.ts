/** Titles, 404 and the Vietnam notice (spec 2). */
export const page = {
  'page.home_title': 'Cheapest Courier Service in {{country}}',
  'page.not_found': 'Ooops! The page you are looking for could not be found :(',
  'page.back_home': 'Back Home',
  'page.maintain_title': 'Our service in Vietnam has closed',
  'page.maintain_text':
    'Our service in Vietnam has closed permanently. If you have questions, contact customer service.',
  'page.maintain_contact': 'Contact customer service',
  'page.maintain_leave': 'Go to Singapore',
  'page.customer_title': 'Confirm your address',
  'page.customer_text':
    "Open the link in the email or text message from the shop. If you can't find it, ask the shop to send it again.",
} as const;
