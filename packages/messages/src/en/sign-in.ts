import { auth } from './auth.ts';

/** Sign-in page. */
export const signIn = {
  'sign_in.title': 'Sign in to Sampan',
  'sign_in.lead': 'Compare couriers, print labels and track every parcel in one place.',
  'sign_in.email': 'Email',
  'sign_in.password': 'Password',
  'sign_in.show_password': 'Show password',
  'sign_in.hide_password': 'Hide password',
  'sign_in.submit': 'Sign in',
  'sign_in.submitting': 'Signing in',
  'sign_in.demo_title': 'Try it now',
  'sign_in.demo_text': 'Explore a demo company in one click. No real parcels or money.',
  'sign_in.demo_enter': 'Continue as {{name}}',
  'sign_in.no_account': 'New to Sampan?',
  'sign_in.create_account': 'Create an account',
  'sign_in.have_account': 'Already have an account?',
  'sign_in.forgot': 'Forgot your password?',
  'sign_in.by_phone': auth['auth.phone_title'],
  'sign_in.or': 'or',
} as const;
