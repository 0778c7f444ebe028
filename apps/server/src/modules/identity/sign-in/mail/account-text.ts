import type { Language } from '@sampan/country-rules';
import { auth } from '@sampan/messages/en/auth';
import { mail } from '@sampan/messages/en/mail';

/** Sentences of the mails about an account, with `{placeholders}`. */
export interface AccountTexts {
  verify_subject: string;
  verify: string;
  verify_life: string;
  verify_stranger: string;
  taken_subject: string;
  taken: string;
  taken_button: string;
  taken_forgot: string;
  taken_stranger: string;
  reset_subject: string;
  reset: string;
  reset_button: string;
  reset_life: string;
  reset_stranger: string;
  changed_subject: string;
  changed: string;
  changed_stranger: string;
  changed_button: string;
  signed_in_subject: string;
  signed_in: string;
  signed_in_code: string;
  signed_in_facts: string;
  signed_in_stranger: string;
  signed_in_button: string;
  unknown_device: string;
  footer: string;
  /** A text message: the code comes first, where a locked screen shows it. */
  sms: string;
}

/** What people read. The console's messages are the browser's; the server writes to people in its own few sentences. */
export const ACCOUNT_TEXTS: Record<Language, AccountTexts> = {
  en: {
    verify_subject: '{code} is your Sampan code',
    verify: 'Welcome to Sampan. Enter this code to verify your email address:',
    verify_life: mail['mail.code_life'],
    verify_stranger: "Didn't create an account? Ignore this email and don't share the code.",
    taken_subject: 'You already have a Sampan account',
    taken:
      'Someone, probably you, tried to create a Sampan account with this email. You already have an account, so please sign in instead.',
    taken_button: 'Sign in',
    taken_forgot: 'Forgot your password? Select "Forgot your password?" on the sign-in page.',
    taken_stranger: "Wasn't you? You don't need to do anything. Your account is safe.",
    reset_subject: auth['auth.reset_title'],
    reset: 'You asked to reset the password for your Sampan account.',
    reset_button: auth['auth.reset_title'],
    reset_life: 'This link works once and expires in 30 minutes. Setting a new password signs you out on all devices.',
    reset_stranger: "Wasn't you? Ignore this email. Your password won't change.",
    changed_subject: 'Your password was changed',
    changed: "Your Sampan password was changed on {time}. You've been signed out on all other devices.",
    changed_stranger: "Wasn't you? Set a new password now and contact us.",
    changed_button: auth['auth.reset_title'],
    signed_in_subject: 'New sign-in to your account',
    signed_in: 'We noticed a sign-in to your Sampan account from a new device.',
    signed_in_code: 'Someone signed in to your Sampan account with a code we sent to your phone.',
    signed_in_facts: 'Device: {device}\nTime: {time}\nIP address: {ip}',
    signed_in_stranger:
      "If this was you, you don't need to do anything. If not, sign out that device and change your password.",
    signed_in_button: 'View my devices',
    unknown_device: 'unknown',
    footer: 'This email is about the Sampan account for {email}. We never ask for your password or codes.',
    sms: "{code} is your Sampan code. It expires in 10 minutes. Don't share it.",
  },
  my: {
    verify_subject: '{code} ialah kod Sampan anda',
    verify: 'Selamat datang ke Sampan. Taipkan kod ini untuk mengesahkan bahawa alamat e-mel ini milik anda:',
    verify_life: 'Kod ini hanya boleh digunakan sekali dan sah selama 10 minit. Pihak Sampan tidak akan memintanya.',
    verify_stranger: 'Anda tidak membuka akaun? Abaikan e-mel ini dan jangan taip kod ini di mana-mana.',
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
    changed: 'Kata laluan akaun Sampan anda ditukar pada {time}. Anda dilog keluar di semua tempat lain.',
    changed_stranger: 'Bukan anda? Pilih kata laluan baharu segera, dan hubungi kami.',
    changed_button: 'Pilih kata laluan baharu',
    signed_in_subject: 'Log masuk baharu ke akaun anda',
    signed_in: 'Seseorang log masuk ke akaun Sampan anda dari peranti yang belum kami kenali.',
    signed_in_code: 'Seseorang log masuk ke akaun Sampan anda dengan kod yang kami hantar ke telefon anda.',
    signed_in_facts: 'Peranti: {device}\nMasa: {time}\nAlamat IP: {ip}',
    signed_in_stranger:
      'Anda sendiri? Anda tidak perlu berbuat apa-apa. Jika bukan, log keluar daripada peranti itu dan tukar kata laluan anda.',
    signed_in_button: 'Lihat peranti saya',
    unknown_device: 'tidak diketahui',
    footer: 'E-mel ini tentang akaun {email}. Kami tidak pernah meminta kata laluan atau kod anda.',
    sms: '{code} ialah kod Sampan anda. Sah selama 10 minit. Jangan beritahu sesiapa.',
  },
  ph: {
    verify_subject: '{code} ang Sampan code mo',
    verify: 'Welcome sa Sampan. I-type ang code na ito para ipakitang sa iyo ang mailbox na ito:',
    verify_life: 'Isang beses lang itong magagamit, sa loob ng 10 minuto. Walang taga-Sampan na hihingi nito sa iyo.',
    verify_stranger:
      'Hindi ka nagbukas ng account? Huwag pansinin ang email na ito at huwag i-type ang code kahit saan.',
    taken_subject: 'May Sampan account ka na',
    taken: 'May nagbukas ng Sampan account gamit ang email na ito, malamang ikaw. May account ka na: mag-sign in lang.',
    taken_button: 'Mag-sign in',
    taken_forgot: 'Hindi mo maalala ang password? Piliin doon ang "Nakalimutan ang password".',
    taken_stranger: 'Hindi ikaw? Wala kang kailangang gawin. Walang nakapasok sa account mo.',
    reset_subject: 'Pumili ng bagong password',
    reset: 'Humingi ka ng bagong password para sa Sampan account mo.',
    reset_button: 'Pumili ng bagong password',
    reset_life:
      'Isang beses lang gagana ang link, sa loob ng 30 minuto. Pagkatapos, naka-sign out ka na sa lahat ng device.',
    reset_stranger: 'Hindi ikaw? Huwag pansinin ang email na ito: mananatili ang password mo.',
    changed_subject: 'Napalitan ang password mo',
    changed: 'Napalitan ang password ng Sampan account mo noong {time}. Naka-sign out ka na sa lahat ng iba pa.',
    changed_stranger: 'Hindi ikaw? Pumili agad ng bagong password, at mag-email sa amin.',
    changed_button: 'Pumili ng bagong password',
    signed_in_subject: 'Bagong sign-in sa account mo',
    signed_in: 'May nag-sign in sa Sampan account mo gamit ang device na bago sa amin.',
    signed_in_code: 'May nag-sign in sa Sampan account mo gamit ang code na ipinadala namin sa phone mo.',
    signed_in_facts: 'Device: {device}\nOras: {time}\nNetwork address: {ip}',
    signed_in_stranger:
      'Ikaw ba ito? Wala kang kailangang gawin. Kung hindi, i-sign out ang device na iyon at palitan ang password mo.',
    signed_in_button: 'Tingnan kung saan ako naka-sign in',
    unknown_device: 'hindi alam',
    footer: 'Tungkol ito sa account na {email}. Hindi kami kailanman hihingi ng password o code mo.',
    sms: '{code} ang Sampan code mo. Gagana ito nang 10 minuto. Huwag sabihin kaninuman.',
  },
  id: {
    verify_subject: '{code} adalah kode Sampan Anda',
    verify: 'Selamat datang di Sampan. Ketik kode ini untuk memastikan bahwa alamat email ini milik Anda:',
    verify_life: 'Kode hanya bisa dipakai sekali dan berlaku 10 menit. Tim Sampan tidak akan pernah memintanya.',
    verify_stranger: 'Anda tidak membuat akun? Abaikan email ini dan jangan ketik kodenya di mana pun.',
    taken_subject: 'Anda sudah punya akun Sampan',
    taken:
      'Seseorang, mungkin Anda, mencoba membuat akun Sampan dengan email ini. Anda sudah punya akun: silakan masuk.',
    taken_button: 'Masuk',
    taken_forgot: 'Lupa kata sandi? Pilih "Lupa kata sandi" di sana.',
    taken_stranger: 'Bukan Anda? Anda tidak perlu melakukan apa pun. Tidak ada yang masuk ke akun Anda.',
    reset_subject: 'Buat kata sandi baru',
    reset: 'Anda meminta kata sandi baru untuk akun Sampan Anda.',
    reset_button: 'Buat kata sandi baru',
    reset_life: 'Tautan hanya bisa dipakai sekali dan berlaku 30 menit. Setelah itu Anda keluar dari semua perangkat.',
    reset_stranger: 'Bukan Anda? Abaikan email ini: kata sandi Anda tetap sama.',
    changed_subject: 'Kata sandi Anda telah diubah',
    changed: 'Kata sandi akun Sampan Anda diubah pada {time}. Anda sudah keluar dari semua perangkat lain.',
    changed_stranger: 'Bukan Anda? Segera buat kata sandi baru, dan hubungi kami.',
    changed_button: 'Buat kata sandi baru',
    signed_in_subject: 'Login baru ke akun Anda',
    signed_in: 'Seseorang masuk ke akun Sampan Anda dari perangkat yang belum kami kenal.',
    signed_in_code: 'Seseorang masuk ke akun Sampan Anda dengan kode yang kami kirim ke telepon Anda.',
    signed_in_facts: 'Perangkat: {device}\nWaktu: {time}\nAlamat IP: {ip}',
    signed_in_stranger:
      'Itu Anda? Anda tidak perlu melakukan apa pun. Jika bukan, akhiri sesi di perangkat itu dan ganti kata sandi Anda.',
    signed_in_button: 'Lihat perangkat saya',
    unknown_device: 'tidak dikenal',
    footer: 'Email ini tentang akun {email}. Kami tidak pernah meminta kata sandi atau kode Anda.',
    sms: '{code} adalah kode Sampan Anda. Berlaku 10 menit. Jangan beri tahu siapa pun.',
  },
  vi: {
    verify_subject: '{code} là mã Sampan của bạn',
    verify: 'Chào mừng bạn đến với Sampan. Nhập mã này để xác nhận hộp thư này là của bạn:',
    verify_life: 'Mã dùng được một lần, trong 10 phút. Sampan không bao giờ hỏi bạn mã này.',
    verify_stranger: 'Bạn không mở tài khoản? Hãy bỏ qua thư này và đừng nhập mã ở bất cứ đâu.',
    taken_subject: 'Bạn đã có tài khoản Sampan',
    taken: 'Có người, có lẽ là bạn, vừa mở tài khoản Sampan bằng email này. Bạn đã có tài khoản: vui lòng đăng nhập.',
    taken_button: 'Đăng nhập',
    taken_forgot: 'Bạn không nhớ mật khẩu? Hãy chọn "Quên mật khẩu" ở đó.',
    taken_stranger: 'Không phải bạn? Bạn không cần làm gì. Không ai vào được tài khoản của bạn.',
    reset_subject: 'Chọn mật khẩu mới',
    reset: 'Bạn đã yêu cầu mật khẩu mới cho tài khoản Sampan.',
    reset_button: 'Chọn mật khẩu mới',
    reset_life: 'Liên kết dùng được một lần, trong 30 phút. Sau đó bạn sẽ bị đăng xuất ở mọi nơi.',
    reset_stranger: 'Không phải bạn? Hãy bỏ qua thư này: mật khẩu của bạn vẫn như cũ.',
    changed_subject: 'Mật khẩu của bạn đã được đổi',
    changed: 'Mật khẩu tài khoản Sampan của bạn đã được đổi vào {time}. Bạn đã bị đăng xuất ở mọi nơi khác.',
    changed_stranger: 'Không phải bạn? Hãy chọn mật khẩu mới ngay và liên hệ với chúng tôi.',
    changed_button: 'Chọn mật khẩu mới',
    signed_in_subject: 'Có lần đăng nhập mới vào tài khoản của bạn',
    signed_in: 'Có người đăng nhập vào tài khoản Sampan của bạn bằng một thiết bị mới.',
    signed_in_code: 'Có người đăng nhập vào tài khoản Sampan của bạn bằng mã chúng tôi gửi đến điện thoại của bạn.',
    signed_in_facts: 'Thiết bị: {device}\nThời gian: {time}\nĐịa chỉ mạng: {ip}',
    signed_in_stranger: 'Đó là bạn? Bạn không cần làm gì. Nếu không, hãy đăng xuất thiết bị đó và đổi mật khẩu.',
    signed_in_button: 'Xem nơi tôi đang đăng nhập',
    unknown_device: 'không rõ',
    footer: 'Thư này về tài khoản của {email}. Chúng tôi không bao giờ hỏi mật khẩu hay mã của bạn.',
    sms: '{code} là mã Sampan của bạn. Mã có hiệu lực 10 phút. Đừng cho ai biết.',
  },
};

/** A sentence with its placeholders filled. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
}
