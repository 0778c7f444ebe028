import type { Language } from '@sampan/country-rules';
import type { TopUpRefusal } from './top-up.table.ts';

/** What somebody is told when a payment has ended: one sentence of at most 140 characters. */
type PaymentTexts = Record<TopUpRefusal | 'succeeded', string>;

export const PAYMENT_TEXTS: Record<Language, PaymentTexts> = {
  en: {
    succeeded: 'Your balance is topped up with {amount}.',
    card_declined: 'Your bank declined this card. Nothing was charged.',
    insufficient_funds: 'There is not enough money on this card. Nothing was charged.',
    challenge_failed: 'Your bank did not confirm the payment. Nothing was charged.',
    not_paid: 'The payment was not made. Nothing was charged.',
  },
  my: {
    succeeded: 'Baki anda telah ditambah {amount}.',
    card_declined: 'Bank anda menolak kad ini. Tiada caj dikenakan.',
    insufficient_funds: 'Baki dalam kad ini tidak mencukupi. Tiada caj dikenakan.',
    challenge_failed: 'Bank anda tidak mengesahkan pembayaran. Tiada caj dikenakan.',
    not_paid: 'Pembayaran tidak dibuat. Tiada caj dikenakan.',
  },
  ph: {
    succeeded: 'Nadagdagan ng {amount} ang balanse mo.',
    card_declined: 'Tinanggihan ng bangko mo ang card na ito. Walang siningil.',
    insufficient_funds: 'Kulang ang pera sa card na ito. Walang siningil.',
    challenge_failed: 'Hindi kinumpirma ng bangko mo ang bayad. Walang siningil.',
    not_paid: 'Hindi natuloy ang bayad. Walang siningil.',
  },
  id: {
    succeeded: 'Saldo Anda bertambah {amount}.',
    card_declined: 'Bank Anda menolak kartu ini. Tidak ada yang ditagih.',
    insufficient_funds: 'Dana di kartu ini tidak cukup. Tidak ada yang ditagih.',
    challenge_failed: 'Bank Anda tidak mengonfirmasi pembayaran. Tidak ada yang ditagih.',
    not_paid: 'Pembayaran tidak dilakukan. Tidak ada yang ditagih.',
  },
  vi: {
    succeeded: 'Số dư của bạn đã được nạp thêm {amount}.',
    card_declined: 'Ngân hàng đã từ chối thẻ này. Bạn chưa bị trừ tiền.',
    insufficient_funds: 'Thẻ này không đủ tiền. Bạn chưa bị trừ tiền.',
    challenge_failed: 'Ngân hàng không xác nhận khoản thanh toán. Bạn chưa bị trừ tiền.',
    not_paid: 'Khoản thanh toán chưa được thực hiện. Bạn chưa bị trừ tiền.',
  },
};
