import type { courierAccount as english } from '../en/courier-account.ts';
import type { TranslationOf } from '../translation.ts';

export const courierAccount = {
  'courier_account.title': 'Mga account sa courier',
  'courier_account.lead': 'Magpadala gamit ang sarili mong kontrata sa courier.',
  'courier_account.terms':
    'Ang courier ang sisingil sa iyo para sa mga label na ito, at walang ibabawas sa wallet mo. Walang COD at insurance para rito. Kung nawala o nasira ang parcel, kontakin ang courier.',
  'courier_account.test_only':
    'Hindi nagpapadala ng totoong parcel ang installation na ito. Gumamit ng account sa test system ng courier.',
  'courier_account.none': 'Wala pang courier na maikokonekta sa bansa mo.',
  'courier_account.connect': 'Ikonekta',
  'courier_account.connect_title': 'Ikonekta ang {{courier}}',
  'courier_account.connected': 'Nakakonekta',
  'courier_account.connected_toast': 'Nakakonekta na ang {{courier}}',
  'courier_account.checked': 'Huling sinuri {{when}}',
  'courier_account.replace': 'Palitan ang credentials',
  'courier_account.disconnect': 'Idiskonekta',
  'courier_account.disconnect_title': 'Idiskonekta ang {{courier}}?',
  'courier_account.disconnect_text':
    'Buburahin namin ang credentials at ititigil ang pagsunod sa mga parcel na nasa biyahe. Hindi na makakansela ang mga label nito rito.',
  'courier_account.keep': 'Panatilihing konektado',
  'courier_account.disconnected': 'Nadiskonekta ang courier',
  'courier_account.save': 'Suriin at ikonekta',
  'courier_account.form_text':
    'Ibinibigay ito ng courier kapag binuksan ang API access mo. Susuriin namin ito sa courier at hindi na muling ipapakita.',
  'courier_account.message_url': 'Address para sa mga status message',
  'courier_account.message_url_text': 'Ibigay ang address na ito sa courier para mas maagang dumating ang balita.',
  'courier_account.message_url_secret':
    'Idagdag ang message secret mo sa dulo ng address na ito bago ibigay sa courier.',
  'courier_account.copy_url': 'Kopyahin ang address',
  'courier_account.credential_client_id': 'Client ID',
  'courier_account.credential_client_secret': 'Client secret',
  'courier_account.credential_prefix': 'Unahan ng tracking number',
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
  'courier_account.credential_account_kind': 'Uri ng account',
  'courier_account.hint_account_kind':
    '"live" kung totoong parcel ang ipinapadala ng installation na ito, kung hindi ay "demo".',
  'courier_account.hint_address_secret':
    'Hindi bababa sa 16 na letra, numero, tuldok, gitling o underscore. Ikaw ang pumili.',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
