/** What people read. */
export const mailSocialLogin = {
  linked_subject: '{{provider}} sign-in was added to your account',
  linked: 'You can now sign in to your Sampan account with {{provider}}.',
  unlinked_subject: '{{provider}} sign-in was removed from your account',
  unlinked: 'You can no longer sign in to your Sampan account with {{provider}}.',
  not_you:
    "Wasn't you? Change your password, sign out all other devices and disconnect any account you don't recognise.",
  open: 'Open settings',
} as const;
