/** The settings page of a company's own contracts with couriers. */
export const courierAccount = {
  'courier_account.title': 'Courier accounts',
  'courier_account.lead': 'Ship under your own contract with a courier.',
  'courier_account.terms':
    "The courier bills you for these labels, and your wallet isn't charged. COD and insurance aren't available for them. For a lost or damaged parcel, contact the courier.",
  'courier_account.test_only':
    "This installation doesn't ship real parcels. Use an account of the courier's test system.",
  'courier_account.none': 'No couriers can be connected in your country yet.',
  'courier_account.connect': 'Connect',
  'courier_account.connect_title': 'Connect {{courier}}',
  'courier_account.connected': 'Connected',
  'courier_account.connected_toast': '{{courier}} connected',
  'courier_account.checked': 'Last checked {{when}}',
  'courier_account.replace': 'Replace credentials',
  'courier_account.disconnect': 'Disconnect',
  'courier_account.disconnect_title': 'Disconnect {{courier}}?',
  'courier_account.disconnect_text':
    'We delete the credentials and stop following parcels that are on their way. You can no longer cancel their labels here.',
  'courier_account.keep': 'Keep connected',
  'courier_account.disconnected': 'Courier disconnected',
  'courier_account.save': 'Check and connect',
  'courier_account.form_text':
    'The courier gives you these when it opens your API access. We ask the courier whether they work, and never show them again.',
  'courier_account.message_url': 'Address for status messages',
  'courier_account.message_url_text': 'Give this address to the courier to get news sooner.',
  'courier_account.message_url_secret':
    'Add your message secret to the end of this address before you give it to the courier.',
  'courier_account.copy_url': 'Copy address',
  'courier_account.credential_client_id': 'Client ID',
  'courier_account.credential_client_secret': 'Client secret',
  'courier_account.credential_prefix': 'Tracking number prefix',
  'courier_account.credential_api_account': 'API account',
  'courier_account.credential_private_key': 'Private key',
  'courier_account.credential_customer_code': 'Customer code',
  'courier_account.credential_password': 'API password',
  'courier_account.credential_api_key': 'API key',
  'courier_account.credential_api_secret': 'API secret',
  'courier_account.credential_message_secret': 'Message secret',
  'courier_account.credential_pickup_account': 'Pick-up account',
  'courier_account.credential_sold_to_account': 'Sold-to account',
  'courier_account.credential_refresh_token': 'Refresh token',
  'courier_account.credential_account_kind': 'Account type',
  'courier_account.hint_account_kind': '"live" if this installation ships real parcels, otherwise "demo".',
  'courier_account.hint_address_secret':
    'At least 16 letters, numbers, dots, dashes or underscores. Choose it yourself.',
} as const;
