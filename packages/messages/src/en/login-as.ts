/** An admin of Sampan acts as somebody else (spec 4 Login as). */
export const loginAs = {
  'login_as.menu': 'Login as',
  'login_as.back': 'Return to my account',
  'login_as.returning': 'Returning',
  'login_as.title': 'Login as',
  'login_as.text':
    "For 60 minutes you'll see and do what this user can, except for payments, passwords, keys and members. Your actions and your reason are shown in their activity log.",
  'login_as.token': 'Access token',
  'login_as.token_hint': "The user's access token, or a single-use grant.",
  'login_as.find': 'Or find a user',
  'login_as.find_hint': 'Name, email or company',
  'login_as.nobody': 'No users found.',
  'login_as.reason': 'Reason',
  'login_as.reason_hint': "Shown in the user's activity log.",
  'login_as.refused': "You can't act on behalf of this user",
  'login_as.people': 'Users found',
  'login_as.region': 'Acting as another user',
  'login_as.bar': 'Acting as {{name}} until {{time}}',
  'login_as.bar_until': 'until {{time}}',
} as const;
