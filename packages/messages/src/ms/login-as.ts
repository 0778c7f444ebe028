import type { TranslationOf } from '../translation.ts';
import type { loginAs as english } from '../en/login-as.ts';

export const loginAs = {
  'login_as.menu': 'Log masuk sebagai',
  'login_as.back': 'Kembali ke akaun saya',
  'login_as.returning': 'Kembali ke akaun anda',
  'login_as.title': 'Log masuk sebagai',
  'login_as.text':
    'Selama 60 minit anda melihat dan melakukan apa yang orang ini boleh lakukan, kecuali perkara yang tidak boleh dibatalkan: pembayaran, kata laluan, kunci dan ahli. Mereka akan membaca dalam log aktiviti apa yang anda lakukan dan sebabnya.',
  'login_as.token': 'Token akses',
  'login_as.token_hint': 'Token akses orang itu, atau kebenaran yang sah sekali sahaja.',
  'login_as.find': 'Atau cari seseorang',
  'login_as.find_hint': 'Nama, e-mel atau syarikat',
  'login_as.nobody': 'Tiada sesiapa ditemui.',
  'login_as.reason': 'Sebab',
  'login_as.reason_hint': 'Orang itu akan membacanya dalam log aktiviti mereka.',
  'login_as.refused': 'Tiada siapa boleh bertindak bagi pihak orang ini',
  'login_as.people': 'Orang yang ditemui',
  'login_as.region': 'Bertindak bagi pihak orang lain',
  'login_as.bar': 'Anda bertindak sebagai {{name}} hingga {{time}}',
  'login_as.bar_until': 'hingga {{time}}',
} as const satisfies TranslationOf<typeof english, 'other'>;
