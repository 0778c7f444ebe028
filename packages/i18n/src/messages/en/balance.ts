/** /settings/balance: the low-balance warning and automatic top-up. */
export const balance = {
  'balance.title': 'Balance and top-up',
  'balance.low_title': 'Low balance warning',
  'balance.low_text': 'You get an email and a notice here each time the balance falls below this amount.',
  'balance.low_on': 'Warn me',
  'balance.below': 'Below',
  'balance.auto_title': 'Automatic top-up',
  'balance.auto_text':
    'Charges your default card once each time the balance falls below the threshold, never more than the monthly cap. It stops by itself when your bank says no.',
  'balance.threshold': 'When the balance is below',
  'balance.amount': 'Top up',
  'balance.cap': 'At most in a month',
  'balance.used': 'Charged automatically this month: {{amount}}',
  'balance.card': 'Charges {{card}}, your default card.',
  'balance.no_card': 'Add a card first: automatic top-up charges your default card.',
  'balance.consent':
    'I agree that Sampan charges my default card automatically within these limits, until I turn it off.',
  'balance.turn_on': 'Turn on',
  'balance.turn_off': 'Turn off',
  'balance.change': 'Save the limits',
  'balance.is_on': 'On',
  'balance.is_off': 'Off',
  'balance.saved': 'Saved',
  'balance.stopped': 'Automatic top-up has stopped',
  'balance.stopped_card_declined': 'Your bank declined the card. Choose another card or turn it on again.',
  'balance.stopped_insufficient_funds': 'There was not enough money on the card. Turn it on again when there is.',
  'balance.stopped_challenge_failed':
    'Your bank wants to be asked by you. Top up once yourself, then turn it on again.',
  'balance.stopped_no_card': 'There was no card to charge. Add one, then turn it on again.',
  'balance.stopped_disputed': 'A bank asked for a top-up back. Ask the card’s bank why, then turn it on again.',
  'balance.by_invoice': 'Your company pays by invoice, so there is no balance to fill.',
} as const;
