/** Registration page. */
export const register = {
  'register.title': 'Create your account',
  'register.name': 'Your name',
  'register.country': 'Where do you ship from?',
  'register.password_hint': 'At least 8 characters, with a letter, a number and a special character',
  'register.referral_code': 'Referral code',
  'register.accept_terms': 'I have read and accept the terms',
  'register.submit': 'Create account',
  'register.submitting': 'Creating account',
} as const;
