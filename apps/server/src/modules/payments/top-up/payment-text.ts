import type { Language } from '@sampan/country-rules';
import { topUp } from '@sampan/messages/en/top-up';
import type { TopUpRefusal } from './top-up.table.ts';

/** What somebody is told when a payment has ended: one sentence of at most 140 characters. */
type PaymentTexts = Record<TopUpRefusal | 'succeeded', string>;

export const PAYMENT_TEXTS: Record<Language, PaymentTexts> = {
  en: {
    succeeded: '{amount} was added to your balance.',
    card_declined: "Your bank declined this card. You haven't been charged.",
    insufficient_funds: "This card has insufficient funds. You haven't been charged.",
    challenge_failed: "Your bank couldn't confirm the payment. You haven't been charged.",
    not_paid: topUp['top_up.declined_not_paid'],
  },
  my: {
    succeeded: 'Baki anda telah ditambah {amount}.',
    card_declined: 'Bank anda menolak kad ini. Tiada caj dikenakan.',
    insufficient_funds: 'Wang dalam kad ini tidak mencukupi. Tiada caj dikenakan.',
    challenge_failed: 'Bank anda tidak mengesahkan pembayaran. Tiada caj dikenakan.',
    not_paid: 'Pembayaran tidak dibuat. Tiada caj dikenakan.',
  },
  ph: {
    succeeded: 'Nadagdagan ng {amount} ang balance mo.',
    card_declined: 'Tinanggihan ng bangko mo ang card na ito. Walang siningil.',
    insufficient_funds: 'Kulang ang pera sa card na ito. Walang siningil.',
    challenge_failed: 'Hindi kinumpirma ng bangko mo ang bayad. Walang siningil.',
    not_paid: 'Hindi natuloy ang bayad. Walang siningil.',
  },
  id: {
    succeeded: 'Saldo Anda bertambah {amount}.',
    card_declined: 'Bank Anda menolak kartu ini. Dana Anda tidak terpotong.',
    insufficient_funds: 'Saldo kartu ini tidak cukup. Dana Anda tidak terpotong.',
    challenge_failed: 'Bank Anda tidak mengonfirmasi pembayaran. Dana Anda tidak terpotong.',
    not_paid: 'Pembayaran tidak dilakukan. Dana Anda tidak terpotong.',
  },
  vi: {
    succeeded: 'Số dư của bạn đã được nạp thêm {amount}.',
    card_declined: 'Ngân hàng đã từ chối thẻ này. Bạn chưa bị trừ tiền.',
    insufficient_funds: 'Thẻ này không đủ tiền. Bạn chưa bị trừ tiền.',
    challenge_failed: 'Ngân hàng không xác nhận khoản thanh toán. Bạn chưa bị trừ tiền.',
    not_paid: 'Khoản thanh toán chưa được thực hiện. Bạn chưa bị trừ tiền.',
  },
};
