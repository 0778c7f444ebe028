/** The mail about a secret key that came from a web page. */
export const mailLeakedKey = {
  subject: 'Your secret key "{{name}}" was used in a web page',
  /** With `{{name}}` of the key and `{{origin}}` of the page. */
  what: 'We received your secret key "{{name}}" from a web page at {{origin}}. Anyone who opens that page can read the key.',
  refused: 'We refused the request, but the key still works elsewhere, including for anyone who copied it.',
  next: 'Rotate the key and expire the old secret now. Keep the new secret on your server and use a publishable key in web pages.',
  open: 'View API keys',
} as const;
