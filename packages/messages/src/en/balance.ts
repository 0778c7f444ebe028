/** /settings/balance: the low-balance warning and automatic top-up. */
export const balance = {
  'balance.title': 'Balance and top-up',
  'balance.low_title': 'Low balance alert',
  'balance.low_text': 'Get an email and an alert here when your balance drops below this amount.',
  'balance.low_on': 'Turn on low balance alerts',
  'balance.below': 'Alert me below',
  'balance.auto_title': 'Automatic top-up',
  'balance.auto_text':
    'When your balance drops below the threshold, we charge your default card, up to your monthly limit. If your bank declines a charge, automatic top-up stops.',
  'balance.threshold': 'When balance drops below',
  'balance.amount': 'Top up by',
  'balance.cap': 'Monthly limit',
  'balance.used': 'Charged automatically this month: {{amount}}',
  'balance.card': 'Charges {{card}}, your default card.',
  'balance.no_card': 'Add a card first. Automatic top-up charges your default card.',
  'balance.consent':
    'I authorise Sampan to charge my default card automatically within these limits until I turn this off.',
  'balance.turn_on': 'Turn on',
  'balance.turn_off': 'Turn off',
  'balance.change': 'Save limits',
  'balance.is_on': 'On',
  'balance.is_off': 'Off',
  'balance.saved': 'Saved',
  'balance.stopped': 'Automatic top-up has stopped',
  'balance.stopped_card_declined':
    'Your bank declined the card. Use a different card or turn automatic top-up on again.',
  'balance.stopped_insufficient_funds':
    "Your card didn't have enough funds. Add funds, then turn automatic top-up on again.",
  'balance.stopped_challenge_failed':
    'Your bank needs you to approve a payment. Top up once yourself, then turn automatic top-up on again.',
  'balance.stopped_no_card': "There's no card to charge. Add one, then turn automatic top-up on again.",
  'balance.stopped_disputed':
    'A bank disputed one of your top-ups. Contact the bank that issued the card, then turn automatic top-up on again.',
  'balance.by_invoice': "Your company pays by monthly invoice, so you don't need to top up.",
} as const;
