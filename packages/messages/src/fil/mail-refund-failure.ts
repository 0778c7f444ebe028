import type { TextsOf } from '../translation.ts';
import type { mailRefundFailure as english } from '../en/mail-refund-failure.ts';

export const mailRefundFailure = {
  subject: 'Bumalik ang refund ng order {{number}}',
  failed: 'Hindi tinanggap ng bangko ng buyer ang refund na {{amount}} para sa order {{number}} at ibinalik ito.',
  next: 'Hindi pa natatanggap ng buyer ang pera. Makipag-usap sa buyer tungkol sa ibang paraan at mag-email sa amin: nakabukod ang halaga hanggang doon.',
  open: 'Buksan ang order',
  desk: '{{shop}}: nabigo sa bangko ng buyer ang refund na {{amount}} para sa order {{number}} (checkout {{id}}). Ibinalik ito sa talaan bilang bentang hindi pa nailalabas.',
} as const satisfies TextsOf<typeof english>;
