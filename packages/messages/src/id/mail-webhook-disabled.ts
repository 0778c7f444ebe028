import type { TextsOf } from '../translation.ts';
import type { mailWebhookDisabled as english } from '../en/mail-webhook-disabled.ts';

export const mailWebhookDisabled = {
  subject: 'Webhook Anda ke {{host}} telah dinonaktifkan',
  gone: '{{host}} menjawab bahwa alamat itu sudah tidak ada (410), jadi kami berhenti mengirim peristiwa ke sana.',
  failing: 'Selama lima hari tidak ada yang sampai ke {{host}}, jadi kami berhenti mencoba.',
  next: 'Perbaiki server penerimanya, aktifkan lagi endpoint itu, lalu kirim ulang yang terlewat. Log pengiriman disimpan selama 30 hari.',
  open: 'Buka endpoint',
} as const satisfies TextsOf<typeof english>;
