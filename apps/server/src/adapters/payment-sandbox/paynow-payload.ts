import { amountText, type Currency } from '@sampan/country-rules';
import PayNowQr from 'paynowqr';

/** A number of the right shape that no business has: a QR code of the sandbox pays nobody. */
const SANDBOX_UEN = '202600000S';
/** What the standard allows for a merchant's name and a bill number. */
const FIELD_MAX = 25;

/** Names in Latin letters without accents: the standard's checksum counts bytes. */
function plain(text: string): string {
  const ascii = text
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/gu, '')
    .trim();
  return ascii.slice(0, FIELD_MAX).trim() || 'SAMPAN';
}

/** The text of a PayNow QR code (EMVCo merchant-presented), for a fixed amount in Singapore dollars. */
export function payNowPayload(payment: {
  amount_minor: number;
  currency: Currency;
  reference: string;
  merchant: string;
  /** Epoch seconds; the standard knows days only. */
  expires_at: number;
}): string {
  const day = new Date((payment.expires_at + 8 * 3600) * 1000).toISOString().slice(0, 10).replaceAll('-', '');
  return new PayNowQr({
    uen: SANDBOX_UEN,
    amount: amountText(payment.amount_minor, payment.currency),
    editable: false,
    expiry: day,
    refNumber: payment.reference.replaceAll('-', '').slice(-FIELD_MAX),
    company: plain(payment.merchant),
  }).output();
}
