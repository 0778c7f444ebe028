import { newId } from '../src/platform/ids.ts';
import * as wallet from '../src/modules/ledger/wallet/index.ts';
import { DISPUTE_ACTS } from './ledger-disputes.ts';
import type { ReferenceCompany } from './ledger-reference.ts';
import { became, writer, sold, splitOf, type Scene } from './ledger-writer.ts';
import type { Act, Belongings, Step, StepKind } from './ledger-step.ts';

const ACTS: Readonly<Record<StepKind, (scene: Scene) => Act | null>> = {
  top_up(scene) {
    const { act, mine, ours, fresh, cause } = writer(scene);
    const paid = fresh('topped_up');
    return act(
      [mine('wallet', paid.amount), ours('provider_clearing', -paid.amount)],
      (tx) => wallet.creditWallet(tx, cause(paid)),
      { next: [paid] },
    );
  },
  bonus(scene) {
    const { act, mine, ours, fresh, cause } = writer(scene);
    const given = fresh('');
    return act([mine('wallet', given.amount), ours('promotion', -given.amount)], (tx) =>
      wallet.bookPromotion(tx, cause(given)),
    );
  },
  hold(scene) {
    const { act, mine, fresh, cause } = writer(scene);
    const held = fresh('held');
    const run: Act['run'] = async (tx) => (held.id = await wallet.placeHold(tx, cause(held)));
    return act([mine('wallet', 0, held.amount)], run, { next: [held], may_repeat: false });
  },
  capture(scene) {
    const { act, on, mine, parts, description } = writer(scene);
    return on('held', (held) => {
      const label = { ...held, id: newId(), state: 'label' };
      return act(
        [mine('wallet', -held.amount, -held.amount), ...parts(held, 1)],
        (tx) => wallet.captureHold(tx, { hold_id: held.id, reference: label.id, description, split: splitOf(held) }),
        { next: [label] },
      );
    });
  },
  release(scene) {
    const { act, on, mine } = writer(scene);
    return on('held', (held) => act([mine('wallet', 0, -held.amount)], (tx) => wallet.releaseHold(tx, held.id)));
  },
  label_cancel(scene) {
    const { act, on, mine, parts, cause } = writer(scene);
    return on('label', (label) =>
      act([mine('wallet', label.amount), ...parts(label, -1)], (tx) =>
        wallet.refundLabel(tx, { ...cause(label), split: splitOf(label) }),
      ),
    );
  },
  sale(scene) {
    const { act, mine, ours, fresh } = writer(scene);
    const sale = fresh('sale');
    return act(
      [mine('merchant_sales', sale.amount), ours('payment_clearing', -sale.amount)],
      (tx) => wallet.bookSale(tx, sold(scene, sale)),
      { next: [sale] },
    );
  },
  sale_refund(scene) {
    const { act, on, mine, ours } = writer(scene);
    return on('sale', (sale) =>
      act([mine('merchant_sales', -sale.amount), ours('payment_clearing', sale.amount)], (tx) =>
        wallet.bookSaleRefund(tx, sold(scene, sale)),
      ),
    );
  },
  sale_release(scene) {
    const { act, on, mine, cause } = writer(scene);
    return on('sale', (sale) =>
      act(
        [mine('merchant_sales', -sale.amount), mine('payable', sale.amount)],
        (tx) => wallet.bookSaleRelease(tx, { ...cause(sale), currency: scene.company.currency, details: {} }),
        { next: became(sale, 'released') },
      ),
    );
  },
  cod_collected(scene) {
    const { act, mine, ours, fresh, parcel } = writer(scene);
    const cash = fresh('collected');
    const { amount, part } = cash;
    return act(
      [
        mine('cod_collected', amount),
        ours('cod_receivable', -(amount + 2 * part)),
        ours('courier_payable', part),
        ours('tax_payable', part),
      ],
      (tx) =>
        wallet.bookCodCollected(tx, {
          ...parcel(cash),
          amount_minor: amount,
          fee_minor: part,
          fee_tax_minor: part,
        }),
      { next: [cash] },
    );
  },
  cod_settled(scene) {
    const { act, on, ours, parcel } = writer(scene);
    return on('collected', (cash) => {
      const all = cash.amount + 2 * cash.part;
      return act(
        [ours('cod_receivable', all), ours('bank_clearing', -(all - cash.part)), ours('courier_payable', -cash.part)],
        (tx) => wallet.bookCodSettled(tx, [{ ...parcel(cash), collected_minor: all, kept_minor: cash.part }]),
        { next: became(cash, 'settled') },
      );
    });
  },
  cod_payable(scene) {
    const { act, on, mine, description } = writer(scene);
    return on('settled', (cash) =>
      act([mine('cod_collected', -cash.amount), mine('payable', cash.amount)], (tx) =>
        wallet.bookCodPayable(tx, {
          company_id: scene.company.id,
          currency: scene.company.currency,
          settlement_id: cash.id,
          amount_minor: cash.amount,
          description,
        }),
      ),
    );
  },
  payout_request(scene) {
    const { act, mine, fresh, payout } = writer(scene);
    const asked = fresh('asked');
    return act(
      [mine('payable', -asked.amount), mine('payout_pending', asked.amount)],
      (tx) => wallet.bookPayout(tx, payout(asked)),
      { next: [asked], refusal: 'insufficient_payable' },
    );
  },
  payout_refuse(scene) {
    const { act, on, mine, payout } = writer(scene);
    return on('asked', (asked) =>
      act([mine('payout_pending', -asked.amount), mine('payable', asked.amount)], (tx) =>
        wallet.bookPayoutReturn(tx, payout(asked), false),
      ),
    );
  },
  payout_send(scene) {
    const { act, on, mine, ours, payout } = writer(scene);
    return on('asked', (asked) =>
      act(
        [mine('payout_pending', -asked.amount), ours('payout_clearing', asked.amount)],
        (tx) => wallet.bookPayoutSent(tx, payout(asked)),
        { next: became(asked, 'sent') },
      ),
    );
  },
  payout_paid(scene) {
    const { act, on, ours, payout } = writer(scene);
    return on('sent', (sent) =>
      act(
        [ours('payout_clearing', -sent.amount), ours('bank_clearing', sent.amount)],
        (tx) => wallet.bookPayoutPaid(tx, payout(sent)),
        { next: became(sent, 'paid') },
      ),
    );
  },
  payout_come_back(scene) {
    const { act, on, mine, ours, payout } = writer(scene);
    return on('paid', (paid) =>
      act([ours('bank_clearing', -paid.amount), mine('payable', paid.amount)], (tx) =>
        wallet.bookPaidPayoutReturn(tx, payout(paid)),
      ),
    );
  },
  payout_fail(scene) {
    const { act, on, mine, ours, payout } = writer(scene);
    return on('sent', (sent) =>
      act([ours('payout_clearing', -sent.amount), mine('payable', sent.amount)], (tx) =>
        wallet.bookPayoutReturn(tx, payout(sent), true),
      ),
    );
  },
  payable_use(scene) {
    const { act, mine, fresh } = writer(scene);
    const used = fresh('');
    return act(
      [mine('payable', -used.amount), mine('wallet', used.amount)],
      (tx) =>
        wallet.bookPayableUse(tx, {
          company_id: scene.company.id,
          currency: scene.company.currency,
          amount_minor: used.amount,
          reference: used.id,
        }),
      { refusal: 'insufficient_payable' },
    );
  },
  adjustment(scene) {
    const { act, mine, parts, fresh, description } = writer(scene);
    // Every third one gives money back: the parcel was lighter.
    const sign = scene.step.pick % 3 === 0 ? -1 : 1;
    const corrected = fresh(sign === 1 ? 'charged' : 'credited');
    const adjustment = {
      company_id: scene.company.id,
      adjustment_id: corrected.id,
      description,
      details: {},
      split: splitOf(corrected, sign),
    };
    return act(
      [mine('wallet', -sign * corrected.amount), ...parts(corrected, sign)],
      (tx) => wallet.bookAdjustment(tx, adjustment),
      { next: [corrected] },
    );
  },
  adjustment_reversal(scene) {
    const { act, on, mine, parts, description } = writer(scene);
    return on('charged', (charged) =>
      act([mine('wallet', charged.amount), ...parts(charged, -1)], (tx) =>
        wallet.reverseAdjustmentEntries(tx, {
          company_id: scene.company.id,
          adjustment_id: charged.id,
          description,
          details: {},
          split: splitOf(charged),
        }),
      ),
    );
  },
  ...DISPUTE_ACTS,
  invoice_payment(scene) {
    const { act, mine, ours, fresh, cause } = writer(scene);
    const paid = fresh('');
    return act([mine('wallet', paid.amount), ours('bank_clearing', -paid.amount)], (tx) =>
      wallet.bookInvoicePayment(tx, cause(paid)),
    );
  },
};

/** Makes a step ready; null when there is nothing to do it on. */
export function actOf(step: Step, company: ReferenceCompany, things: Belongings): Act | null {
  return ACTS[step.kind]({ step, company, things });
}
