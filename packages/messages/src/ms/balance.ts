import type { TranslationOf } from '../translation.ts';
import type { balance as english } from '../en/balance.ts';

export const balance = {
  'balance.title': 'Baki dan tambah nilai',
  'balance.low_title': 'Amaran baki rendah',
  'balance.low_text': 'Anda menerima e-mel dan notis di sini setiap kali baki jatuh di bawah amaun ini.',
  'balance.low_on': 'Maklumkan saya',
  'balance.below': 'Di bawah',
  'balance.auto_title': 'Tambah nilai automatik',
  'balance.auto_text':
    'Mengenakan caj pada kad lalai anda sekali setiap kali baki jatuh di bawah paras minimum, tanpa melebihi had bulanan. Ia berhenti sendiri jika bank anda menolak.',
  'balance.threshold': 'Apabila baki di bawah',
  'balance.amount': 'Tambah nilai',
  'balance.cap': 'Paling banyak dalam sebulan',
  'balance.used': 'Dicaj secara automatik bulan ini: {{amount}}',
  'balance.card': 'Mengenakan caj pada {{card}}, kad lalai anda.',
  'balance.no_card': 'Tambah kad dahulu: tambah nilai automatik mengenakan caj pada kad lalai anda.',
  'balance.consent':
    'Saya bersetuju Sampan mengenakan caj pada kad lalai saya secara automatik dalam had ini, sehingga saya mematikannya.',
  'balance.turn_on': 'Hidupkan',
  'balance.turn_off': 'Matikan',
  'balance.change': 'Simpan had',
  'balance.is_on': 'Hidup',
  'balance.is_off': 'Mati',
  'balance.saved': 'Disimpan',
  'balance.stopped': 'Tambah nilai automatik telah berhenti',
  'balance.stopped_card_declined': 'Bank anda menolak kad itu. Pilih kad lain atau hidupkan semula.',
  'balance.stopped_insufficient_funds': 'Wang dalam kad tidak mencukupi. Hidupkan semula apabila sudah mencukupi.',
  'balance.stopped_challenge_failed':
    'Bank anda mahu pengesahan daripada anda. Tambah nilai sendiri sekali, kemudian hidupkan semula.',
  'balance.stopped_no_card': 'Tiada kad untuk dicaj. Tambah kad, kemudian hidupkan semula.',
  'balance.stopped_disputed':
    'Bank menuntut wang tambah nilai dikembalikan. Tanya bank kad itu sebabnya, kemudian hidupkan semula.',
  'balance.by_invoice': 'Syarikat anda membayar melalui invois, jadi tiada baki untuk ditambah.',
} as const satisfies TranslationOf<typeof english, 'other'>;
