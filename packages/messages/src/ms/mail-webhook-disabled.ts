import type { TextsOf } from '../translation.ts';
import type { mailWebhookDisabled as english } from '../en/mail-webhook-disabled.ts';

export const mailWebhookDisabled = {
  subject: 'Webhook anda ke {{host}} telah dimatikan',
  gone: '{{host}} menjawab bahawa alamat itu sudah tiada (410), jadi kami berhenti menghantar peristiwa ke sana.',
  failing: 'Selama lima hari tiada apa-apa yang sampai ke {{host}}, jadi kami berhenti mencuba.',
  next: 'Baiki pelayan penerima, hidupkan semula endpoint itu dan hantar semula apa yang terlepas. Log penghantaran disimpan selama 30 hari.',
  open: 'Buka endpoint',
} as const satisfies TextsOf<typeof english>;
