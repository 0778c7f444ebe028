/** Sign-in page. */
export const signIn = {
  'sign_in.title': 'Sign in to Sampan',
  'sign_in.lead': 'Compare couriers, print labels and follow every parcel in one place.',
  'sign_in.email': 'Email',
  'sign_in.password': 'Password',
  'sign_in.show_password': 'Show password',
  'sign_in.hide_password': 'Hide password',
  'sign_in.submit': 'Sign in',
  'sign_in.submitting': 'Signing in',
  'sign_in.demo_title': 'Try it now',
  'sign_in.demo_text': 'Step into a demo company with one click. Nothing is real: no parcels, no money.',
  'sign_in.demo_enter': 'Enter as {{name}}',
  'sign_in.no_account': 'New here?',
  'sign_in.create_account': 'Create an account',
  'sign_in.have_account': 'Already have an account?',
  'sign_in.proof_couriers': 'couriers compared at once',
  'sign_in.proof_countries': 'countries, one account',
} as const;
