import type { TextsOf } from '../translation.ts';
import type { mailAccount as english } from '../en/mail-account.ts';

export const mailAccount = {
  verify_subject: '{{code}} ialah kod Sampan anda',
  verify: 'Selamat datang ke Sampan. Taipkan kod ini untuk mengesahkan bahawa alamat e-mel ini milik anda:',
  verify_life: 'Kod ini hanya boleh digunakan sekali dan sah selama 10 minit. Pihak Sampan tidak akan memintanya.',
  verify_stranger: 'Anda tidak membuka akaun? Abaikan e-mel ini dan jangan taip kod ini di mana-mana.',
  verify_button: 'Sahkan e-mel',
  taken_subject: 'Anda sudah mempunyai akaun Sampan',
  taken:
    'Seseorang, mungkin anda, cuba membuka akaun Sampan dengan e-mel ini. Anda sudah mempunyai akaun: sila log masuk.',
  taken_button: 'Log masuk',
  taken_forgot: 'Tidak ingat kata laluan? Pilih "Lupa kata laluan" di sana.',
  taken_stranger: 'Bukan anda? Anda tidak perlu berbuat apa-apa. Tiada sesiapa memasuki akaun anda.',
  reset_subject: 'Pilih kata laluan baharu',
  reset: 'Anda meminta kata laluan baharu untuk akaun Sampan anda.',
  reset_button: 'Pilih kata laluan baharu',
  reset_life:
    'Pautan ini hanya boleh digunakan sekali dan sah selama 30 minit. Selepas itu anda dilog keluar di semua peranti.',
  reset_stranger: 'Bukan anda? Abaikan e-mel ini: kata laluan anda kekal seperti sedia ada.',
  changed_subject: 'Kata laluan anda telah ditukar',
  changed: 'Kata laluan akaun Sampan anda ditukar pada {{time}}. Anda dilog keluar di semua tempat lain.',
  changed_stranger: 'Bukan anda? Pilih kata laluan baharu segera, dan hubungi kami.',
  changed_button: 'Pilih kata laluan baharu',
  two_factor_on_subject: 'Pengesahan dua langkah dihidupkan',
  two_factor_on:
    'Log masuk ke akaun Sampan anda kini memerlukan kod daripada aplikasi pengesah anda. Ia dihidupkan pada {{time}}.',
  two_factor_off_subject: 'Pengesahan dua langkah dimatikan',
  two_factor_off: 'Log masuk ke akaun Sampan anda tidak lagi memerlukan kod. Ia dimatikan pada {{time}}.',
  two_factor_reset_subject: 'Pengesahan dua langkah dimatikan',
  two_factor_reset:
    'Atas permintaan anda, kami mematikan pengesahan dua langkah untuk akaun Sampan anda pada {{time}}. Anda dilog keluar di semua peranti.',
  recovery_renewed_subject: 'Kod pemulihan baharu anda sudah sedia',
  recovery_renewed: 'Kod pemulihan akaun Sampan anda diganti pada {{time}}. Kod lama tidak lagi berfungsi.',
  email_code: 'Masukkan kod ini untuk menggunakan {{email}} bagi akaun Sampan anda:',
  email_old_code:
    'Pada {{time}} anda meminta untuk menukar e-mel akaun Sampan anda. Masukkan kod ini untuk membuktikan alamat ini milik anda:',
  email_code_stranger: 'Bukan anda yang meminta? Abaikan e-mel ini dan jangan kongsi kod tersebut.',
  email_taken_subject: 'E-mel anda dimasukkan untuk akaun lain',
  email_taken:
    'Seseorang cuba menggunakan e-mel ini untuk akaun Sampan yang lain. Tiada apa-apa yang berubah: e-mel ini kekal dengan akaun anda.',
  email_asked_subject: 'Seseorang meminta untuk menukar e-mel anda',
  email_asked:
    'Pada {{time}}, seseorang meminta untuk menukar e-mel akaun Sampan anda. Tiada apa-apa yang berubah sehingga kod yang kami hantar ke alamat baharu dimasukkan.',
  email_changed_subject: 'E-mel anda telah ditukar',
  email_changed:
    'E-mel akaun Sampan anda telah ditukar pada {{time}}. Anda tidak lagi boleh log masuk dengan alamat ini.',
  email_changed_stranger: 'Bukan anda? Hubungi kami sekarang.',
  signed_in_subject: 'Log masuk baharu ke akaun anda',
  signed_in: 'Seseorang log masuk ke akaun Sampan anda dari peranti yang belum kami kenali.',
  signed_in_code: 'Seseorang log masuk ke akaun Sampan anda dengan kod yang kami hantar ke telefon anda.',
  signed_in_facts: 'Peranti: {{device}}\nMasa: {{time}}\nAlamat IP: {{ip}}',
  signed_in_stranger:
    'Anda sendiri? Anda tidak perlu berbuat apa-apa. Jika bukan, log keluar daripada peranti itu dan tukar kata laluan anda.',
  signed_in_button: 'Lihat peranti saya',
  unknown_device: 'tidak diketahui',
  footer: 'E-mel ini tentang akaun {{email}}. Kami tidak pernah meminta kata laluan atau kod anda.',
  sms: '{{code}} ialah kod Sampan anda. Sah selama 10 minit. Jangan beritahu sesiapa.',
} as const satisfies TextsOf<typeof english>;
