/** An admin of Sampan acts as somebody else (spec 4 Login as). */
export const loginAs = {
  'login_as.menu': 'Login as',
  'login_as.back': 'Return to my account',
  'login_as.returning': 'Returning',
  'login_as.title': 'Login as',
  'login_as.text':
    'For 60 minutes you see and do what this person can, except what cannot be undone: payments, passwords, keys and members. They read in their activity log what you did and why.',
  'login_as.token': 'Access token',
  'login_as.token_hint': 'An access token of the person, or a grant that works once.',
  'login_as.find': 'Or find a person',
  'login_as.find_hint': 'Name, email or company',
  'login_as.nobody': 'Nobody was found.',
  'login_as.reason': 'Reason',
  'login_as.reason_hint': 'The person reads it in their activity log.',
  'login_as.refused': 'Nobody can act in the name of this person',
  'login_as.people': 'People found',
  'login_as.region': 'Acting for somebody else',
  'login_as.bar': 'You act as {{name}} until {{time}}',
  'login_as.bar_until': 'until {{time}}',
} as const;
