import { BCP47_OF_LANGUAGE, type Language } from '@sampan/country-rules';
import type { SocialProvider } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import type { UserRow } from '../account/index.ts';
import { composeMail } from '../../../platform/messaging/index.ts';

interface Texts {
  linked_subject: string;
  linked: string;
  unlinked_subject: string;
  unlinked: string;
  not_you: string;
  open: string;
}

/** What people read. The console's messages are the browser's; the server writes to people in its own few sentences. */
const TEXTS: Record<Language, Texts> = {
  en: {
    linked_subject: '{provider} sign-in was added to your account',
    linked: 'You can now sign in to your Sampan account with {provider}.',
    unlinked_subject: '{provider} sign-in was removed from your account',
    unlinked: 'You can no longer sign in to your Sampan account with {provider}.',
    not_you:
      "Wasn't you? Change your password, sign out all other devices and disconnect any account you don't recognise.",
    open: 'Open settings',
  },
  my: {
    linked_subject: '{provider} kini boleh digunakan untuk log masuk ke akaun anda',
    linked: 'Log masuk dengan {provider} baru sahaja disambungkan ke akaun Sampan anda.',
    unlinked_subject: 'Sambungan {provider} ke akaun anda telah diputuskan',
    unlinked: 'Log masuk dengan {provider} baru sahaja diputuskan sambungannya daripada akaun Sampan anda.',
    not_you:
      'Bukan anda? Tukar kata laluan, log keluar di semua peranti lain dan putuskan sambungan yang anda tidak kenali.',
    open: 'Buka tetapan',
  },
  ph: {
    linked_subject: 'Puwede nang mag-sign in ang {provider} sa account mo',
    linked: 'Nakakonekta na sa Sampan account mo ang pag-sign in gamit ang {provider}.',
    unlinked_subject: 'Nadiskonekta ang {provider} sa account mo',
    unlinked: 'Nadiskonekta na sa Sampan account mo ang pag-sign in gamit ang {provider}.',
    not_you:
      'Hindi ikaw ito? Palitan ang password mo, mag-sign out sa lahat ng ibang device at idiskonekta ang hindi mo kilala.',
    open: 'Buksan ang settings',
  },
  id: {
    linked_subject: '{provider} kini bisa dipakai untuk masuk ke akun Anda',
    linked: 'Login dengan {provider} baru saja dihubungkan ke akun Sampan Anda.',
    unlinked_subject: '{provider} diputuskan dari akun Anda',
    unlinked: 'Login dengan {provider} baru saja diputuskan dari akun Sampan Anda.',
    not_you: 'Bukan Anda? Ganti kata sandi, keluar dari semua perangkat lain, dan putuskan yang tidak Anda kenal.',
    open: 'Buka pengaturan',
  },
  vi: {
    linked_subject: '{provider} giờ có thể đăng nhập vào tài khoản của bạn',
    linked: 'Đăng nhập bằng {provider} vừa được kết nối với tài khoản Sampan của bạn.',
    unlinked_subject: '{provider} đã bị ngắt kết nối khỏi tài khoản của bạn',
    unlinked: 'Đăng nhập bằng {provider} vừa bị ngắt kết nối khỏi tài khoản Sampan của bạn.',
    not_you: 'Không phải bạn? Hãy đổi mật khẩu, đăng xuất ở mọi nơi khác và ngắt kết nối những gì bạn không nhận ra.',
    open: 'Mở cài đặt',
  },
};

const PROVIDER_NAMES: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };

/** Tells somebody in the caller's transaction that a way into their account came or went: it may not have been them. */
export async function writeSocialNotice(
  tx: Ctx,
  user: UserRow,
  change: 'linked' | 'unlinked',
  provider: SocialProvider,
): Promise<void> {
  // Who signs in by phone alone has no mailbox.
  if (user.email === null) return;
  const texts = TEXTS[user.language];
  const say = (text: string) => text.replaceAll('{provider}', PROVIDER_NAMES[provider]);
  const payload = composeMail({
    to: user.email,
    subject: say(texts[`${change}_subject`]),
    lines: [say(texts[change]), texts.not_you, { label: texts.open, url: `${tx.env.public_url}/settings/security` }],
    language: BCP47_OF_LANGUAGE[user.language],
  });
  await writeOutbox(tx, { topic: 'mail', company_id: user.company_id, payload });
}
