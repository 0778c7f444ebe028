import type { CheckoutInfo } from '@sampan/contract';
import { LANGUAGES } from '@sampan/country-rules';
import { createTranslator, loadMessages, type LooseTranslate, type Translate } from '@sampan/messages';
import { atom } from 'nanostores';
import { describe, expect, test } from 'vitest';
import { createPurchase } from './checkout-purchase.ts';
import { PAID, PAYNOW, startedOf } from '#test/checkout/checkout.fixtures.ts';
import type { CheckoutPort } from './checkout.port.ts';
import type { CheckoutProblem, CheckoutState } from './checkout-state.ts';

/** How a purchase may have ended while its page slept, each with the sentence of each language. */
const ENDS = {
  'paid, then cancelled by the shop': [
    { ...PAID, status: 'refunded', refund_reason: 'cancelled' },
    {
      en: "The store cancelled your order. You'll be refunded in full.",
      my: 'Kedai membatalkan pesanan anda. Semua wang anda akan dikembalikan.',
      ph: 'Kinansela ng shop ang order mo. Ibabalik sa iyo ang buong bayad.',
      id: 'Toko membatalkan pesanan Anda. Seluruh uang Anda kami kembalikan.',
      vi: 'Cửa hàng đã hủy đơn của bạn. Bạn sẽ được hoàn lại toàn bộ tiền.',
    },
  ],
  'to be paid at the door, then cancelled by the shop': [
    { ...PAID, status: 'cancelled', payment_method: 'cod', paid_at: null },
    {
      en: "The store cancelled your order. You don't need to pay anything.",
      my: 'Kedai membatalkan pesanan anda. Anda tidak perlu membayar apa-apa.',
      ph: 'Kinansela ng shop ang order mo. Wala kang babayaran.',
      id: 'Toko membatalkan pesanan Anda. Tidak ada yang perlu dibayar.',
      vi: 'Cửa hàng đã hủy đơn của bạn. Bạn không phải trả gì.',
    },
  ],
  'paid after the last one was sold': [
    { ...PAID, status: 'refunded', refund_reason: 'sold_out', order_number: null },
    {
      en: "The item sold out before your payment arrived. We're refunding you in full.",
      my: 'Bayaran anda diterima selepas unit terakhir dijual. Semua wang anda akan dikembalikan.',
      ph: 'Dumating ang bayad mo nang maubos na ang huling piraso. Ibabalik sa iyo ang lahat.',
      id: 'Pembayaran Anda masuk setelah stok terakhir terjual. Seluruh uang Anda kami kembalikan.',
      vi: 'Tiền của bạn đến sau khi sản phẩm cuối cùng đã được bán. Bạn sẽ được hoàn lại toàn bộ.',
    },
  ],
} as const satisfies Record<string, readonly [CheckoutInfo, Record<(typeof LANGUAGES)[number], string>]>;

describe.each(Object.entries(ENDS))('%s', (_, [info, sentences]) => {
  test.each(LANGUAGES)('the buyer reads it in %s', async (language) => {
    const port = {
      cancel: () => Promise.reject(new Error('closed')),
      read: async () => info,
    } as unknown as CheckoutPort;
    let problem: CheckoutProblem | null = null;
    const t = createTranslator({ language, messages: await loadMessages(language) });
    const purchase = createPurchase(
      port,
      atom({ started: startedOf(PAYNOW) } as CheckoutState),
      (change) => {
        problem = change.problem ?? null;
      },
      t as unknown as Translate,
      { reprice: async () => {}, reload: async () => {} },
    );
    await purchase.giveUp();
    const { key } = problem as unknown as { key: string };
    expect((t as LooseTranslate)(key)).toBe(sentences[language]);
  });
});
