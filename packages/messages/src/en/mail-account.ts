import { auth } from './auth.ts';
import { security } from './security.ts';

/** Sentences of the mails about an account, with `{{placeholders}}`. */
export const mailAccount = {
  verify_subject: '{{code}} is your Sampan code',
  verify: 'Welcome to Sampan. Enter this code to verify your email address:',
  verify_life: 'It works once and expires in 10 minutes. Sampan staff will never ask you for it.',
  verify_stranger: "Didn't create an account? Ignore this email and don't share the code.",
  verify_button: auth['auth.verify_submit'],
  taken_subject: 'You already have a Sampan account',
  taken:
    'Someone, probably you, tried to create a Sampan account with this email. You already have an account, so please sign in instead.',
  taken_button: 'Sign in',
  taken_forgot: 'Forgot your password? Select "Forgot your password?" on the sign-in page.',
  taken_stranger: "Wasn't you? You don't need to do anything. Your account is safe.",
  reset_subject: auth['auth.reset_title'],
  reset: 'You asked to reset the password for your Sampan account.',
  reset_button: auth['auth.reset_title'],
  reset_life: 'This link works once and expires in 30 minutes. Setting a new password signs you out on all devices.',
  reset_stranger: "Wasn't you? Ignore this email. Your password won't change.",
  changed_subject: 'Your password was changed',
  changed: "Your Sampan password was changed on {{time}}. You've been signed out on all other devices.",
  changed_stranger: "Wasn't you? Set a new password now and contact us.",
  changed_button: auth['auth.reset_title'],
  two_factor_on_subject: 'Two-factor sign-in is on',
  two_factor_on:
    'Signing in to your Sampan account now needs a code from your authenticator app. It was turned on on {{time}}.',
  two_factor_off_subject: security['security.two_factor_off_done'],
  two_factor_off: 'Signing in to your Sampan account no longer needs a code. It was turned off on {{time}}.',
  two_factor_reset_subject: security['security.two_factor_off_done'],
  two_factor_reset:
    "At your request, we turned off two-factor sign-in for your Sampan account on {{time}}. You've been signed out on all devices.",
  recovery_renewed_subject: 'You have new recovery codes',
  recovery_renewed:
    'The recovery codes for your Sampan account were replaced on {{time}}. The old ones no longer work.',
  email_code: 'Enter this code to use {{email}} for your Sampan account:',
  email_old_code:
    'You asked on {{time}} to change the email of your Sampan account. Enter this code to prove this address is yours:',
  email_code_stranger: "Didn't ask for this? Ignore this email and don't share the code.",
  email_taken_subject: 'Your email was entered for another account',
  email_taken:
    'Someone tried to use this email for another Sampan account. Nothing has changed: it stays with your account.',
  email_asked_subject: 'Someone asked to change your email',
  email_asked:
    'On {{time}}, someone asked to change the email of your Sampan account. Nothing changes until they enter the code we sent to the new address.',
  email_changed_subject: 'Your email was changed',
  email_changed:
    "The email of your Sampan account was changed on {{time}}. You can't sign in with this address any more.",
  email_changed_stranger: "Wasn't you? Contact us now.",
  signed_in_subject: 'New sign-in to your account',
  signed_in: 'We noticed a sign-in to your Sampan account from a new device.',
  signed_in_code: 'Someone signed in to your Sampan account with a code we sent to your phone.',
  signed_in_facts: 'Device: {{device}}\nTime: {{time}}\nIP address: {{ip}}',
  signed_in_stranger:
    "If this was you, you don't need to do anything. If not, sign out that device and change your password.",
  signed_in_button: 'View my devices',
  unknown_device: 'unknown',
  footer: 'This email is about the Sampan account for {{email}}. We never ask for your password or codes.',
  /** A text message: the code comes first, where a locked screen shows it. */
  sms: "{{code}} is your Sampan code. It expires in 10 minutes. Don't share it.",
} as const;
