/** Registration page. */
export const register = {
  'register.title': 'Create your account',
  'register.name': 'Full name',
  'register.country': 'Where do you ship from?',
  'register.password_hint': 'At least 8 characters, with a letter, a number and a special character',
  'register.referral_code': 'Referral code',
  'register.accept_terms': 'I agree to the {{terms}} and the {{policy}}',
  'register.submit': 'Create account',
  'register.submitting': 'Creating account',
  'register.company_name': 'Company or store name',
  'register.strength': 'Password strength: {{level}}',
  'register.strength_weak': 'weak',
  'register.strength_fair': 'fair',
  'register.strength_good': 'good',
  'register.strength_strong': 'strong',
} as const;
