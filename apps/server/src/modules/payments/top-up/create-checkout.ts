import type { TopUpCheckout } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError, fieldErrorOf, refuseFields } from '../../../platform/errors.ts';
import { idempotentId } from '../../../platform/idempotency/idempotent-id.ts';
import { newId } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { PaymentUnavailable, type PaymentProvider } from '../../../ports/payment.ts';
import { cardProviderOf } from '../payment-method/index.ts';
import { endUnpaid } from './apply-payment.ts';
import { appReturnUrl } from './app-return.ts';
import { labelPageOf, requireReturnAddress, withParams, type ReturnAddress } from './return-address.ts';
import { topUpAmount } from './top-up-amount.ts';
import { changeTopUp, findTopUp, insertOnce, NO_CARD, UNPAID } from './top-up.repo.ts';
import type { TopUpRow } from './top-up.table.ts';

export interface CheckoutInput {
  amount: number;
  payment_method_type: 'paynow';
  success_checkout_url: string;
  cancalled_checkout_url: string;
  confirm_duplicate: boolean;
}

/** Providers keep a page open for half an hour at least. */
const PAGE_LIFE_S = 45 * 60;
/** The first time the provider is asked how a page stands, should its message be lost. */
const ASK_FIRST_S = 60;
/** PayNow moves Singapore dollars between accounts in Singapore, nothing else. */
const PAYNOW_CURRENCY = 'SGD';
const WHAT = 'Sampan wallet top-up';

/**
 * Begins a top-up by PayNow on a payment page (spec 7 POST me/top_up/checkout) and answers where to send the browser. Nothing
 * of this is money: that comes with the provider's word alone (trust 4.8). Throws `forbidden` for companies that pay by
 * invoice, `invalid_input` for a currency without PayNow or an address that is not the company's, `possible_duplicate`,
 * `payment_unavailable`.
 */
export async function createTopUpCheckout({ ctx, input }: { ctx: Ctx; input: CheckoutInput }): Promise<TopUpCheckout> {
  const actor = requireActor(ctx);
  if (actor.payment_type === 'post_billing') throw new DomainError('forbidden');
  const { company_id, country_code } = actor;
  const amount_minor = topUpAmount(input.amount, country_code);
  const { currency } = rulesOf(country_code);
  if (currency !== PAYNOW_CURRENCY)
    refuseFields([
      fieldErrorOf(
        'payment_method_type',
        'validate.paynow_currency',
        'PayNow pays in Singapore dollars only. Use a card.',
      ),
    ]);
  const success = await requireReturnAddress(ctx, company_id, 'success_checkout_url', input.success_checkout_url);
  const cancel = await requireReturnAddress(ctx, company_id, 'cancalled_checkout_url', input.cancalled_checkout_url);
  const provider = cardProviderOf(ctx, actor);
  const now = epochSeconds(ctx.clock);
  const begun = await findTopUp(ctx, company_id, idempotentId(ctx));
  if (begun?.page_url) return pageOf(ctx, begun, begun.page_url);
  // One that never had its page has ended, and was paid by nobody.
  const id = begun?.status === 'failed' ? newId() : idempotentId(ctx);
  // Spec 2: `auto_confirm` looks the wrong way round, and only picks the screen (trust 4.8).
  const backTo = ({ url, is_own, is_app }: ReturnAddress, auto_confirm: 'true' | 'false') => {
    const full = withParams(url, { ...(is_own ? { payment_id: id } : {}), auto_confirm });
    return is_app ? appReturnUrl(ctx, company_id, full) : full;
  };
  const row: TopUpRow = {
    ...UNPAID,
    ...NO_CARD,
    id,
    company_id,
    user_id: actor.user_id,
    amount_minor,
    currency,
    method: 'paynow',
    provider: provider.name,
    expires_at: now + PAGE_LIFE_S,
    success_url: backTo(success, 'false'),
    cancel_url: backTo(cancel, 'true'),
    label_page: labelPageOf(success),
    status: 'pending',
    ask_at: now + ASK_FIRST_S,
    created_at: now,
  };
  if (begun?.id !== id)
    await withTransaction(ctx, async (tx) => {
      await insertOnce(tx, row, input.confirm_duplicate);
      await recordAudit(tx, {
        action: 'top_up.start',
        object_type: 'top_up',
        object_id: id,
        details: { amount_minor, currency, method: 'paynow' },
      });
    });
  const { url } = await openPage(ctx, provider, begun?.id === id ? begun : row);
  return pageOf(ctx, row, url);
}

function pageOf(ctx: Ctx, { id, expires_at }: TopUpRow, url: string): TopUpCheckout {
  const [scheme] = ctx.env.app_schemes;
  return {
    top_up_id: id,
    checkout_url: url,
    checkout_mobile_url: url,
    checkout_mobile_deeplink_url:
      scheme === undefined ? null : `${scheme}://top-up/checkout?url=${encodeURIComponent(url)}`,
    expires_at: expires_at ?? 0,
  };
}

/** A page nobody was given can be paid by nobody: without an answer the top-up has ended. */
async function openPage(ctx: Ctx, provider: PaymentProvider, row: TopUpRow) {
  try {
    const page = await provider.pages.open({
      reference: row.id,
      amount_minor: row.amount_minor,
      currency: row.currency,
      method: 'paynow',
      description: WHAT,
      expires_at: row.expires_at ?? 0,
      success_url: row.success_url ?? '',
      cancel_url: row.cancel_url ?? '',
    });
    await changeTopUp(ctx, row, { page_id: page.page_id, page_url: page.url });
    return page;
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    await endUnpaid(ctx, row.id);
    throw new DomainError('payment_unavailable', { cause: error });
  }
}
