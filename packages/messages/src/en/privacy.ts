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
  'privacy.chat_open': 'Chat with us',
  'privacy.chat_ask': 'Start a chat?',
  'privacy.chat_text':
    'The chat is run by {{provider}}. It would receive what you write, your IP address and your browser type.',
  'privacy.chat_identity_text':
    'It would also receive your user ID, name, phone and email, so that we know who writes.',
  'privacy.chat_start': 'Start chat',
  'privacy.chat_stop': 'Withdraw consent',
  'privacy.chat_close': 'Close chat',
  'privacy.chat_loading': 'Loading the chat',
  'privacy.chat_unavailable': "We couldn't load the chat. Your browser or network may block it. Email us at {{mail}}.",
  'privacy.chat_choice': 'Allow the chat with {{provider}}',
} as const;
