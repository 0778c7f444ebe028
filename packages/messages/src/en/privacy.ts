export const privacy = {
  'privacy.title': 'Privacy choices',
  'privacy.views_ask': 'Can we count your visits?',
  'privacy.views_text':
    '{{provider}} would receive the page address, your browser type, your language and your IP address. It sets no cookies and gets no name.',
  'privacy.views_allow': 'Allow counting',
  'privacy.views_refuse': "Don't count me",
  'privacy.views_choice': 'Count my visits with {{provider}}',
  'privacy.views_on': 'Counting is on in this browser.',
  'privacy.views_off': 'Counting is off in this browser.',
  'privacy.choice_hint': 'Your choice applies to this browser. You can change it at any time.',
} as const;
