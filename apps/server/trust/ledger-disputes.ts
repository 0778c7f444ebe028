import * as wallet from '../src/modules/ledger/wallet/index.ts';
import { became, writer, type Scene } from './ledger-writer.ts';
import type { Act, StepKind, Thing } from './ledger-step.ts';

type Disputing = Extract<StepKind, `${string}dispute${string}`>;

/** What banks ask back of sales (decision 31) and of top-ups (decision 32), and how they decide. */
export const DISPUTE_ACTS: Readonly<Record<Disputing, (scene: Scene) => Act | null>> = {
  dispute(scene) {
    const { act, on, mine, ours, dispute } = writer(scene);
    const ask = (sale: Thing, from: 'merchant_sales' | 'payable') => {
      const disputed = { ...sale, state: 'disputed', from, taken: 0 };
      return act(
        (reference) => {
          // What was paid out is not there; that part waits on Sampan's side.
          disputed.taken = Math.min(sale.amount, reference.freeAt(scene.company, from));
          return [
            mine(from, -disputed.taken),
            ours('refund', disputed.taken - sale.amount),
            ours('payment_clearing', sale.amount),
          ];
        },
        (tx) =>
          wallet.bookSaleDispute(tx, { ...dispute(sale), amount_minor: sale.amount, is_released: from === 'payable' }),
        { next: [disputed] },
      );
    };
    return scene.step.pick % 4 === 0
      ? on('sale', (sale) => ask(sale, 'merchant_sales'))
      : on('released', (sale) => ask(sale, 'payable'));
  },
  dispute_won(scene) {
    const { act, on, mine, ours, dispute } = writer(scene);
    return on('disputed', (sale) => {
      const { from = 'payable', taken = 0 } = sale;
      return act(
        [mine(from, taken), ours('refund', sale.amount - taken), ours('payment_clearing', -sale.amount)],
        (tx) => wallet.bookDisputeWon(tx, dispute(sale)),
        // A bank asks about a sale once.
        { next: became(sale, 'decided') },
      );
    });
  },
  dispute_lost(scene) {
    const { act, on, mine, ours, dispute } = writer(scene);
    return on('disputed', (sale) =>
      act(
        (reference) => {
          const missing = sale.amount - (sale.taken ?? 0);
          const there = Math.min(missing, reference.freeAt(scene.company, 'payable'));
          return [mine('payable', -there), mine('owed', there - missing), ours('refund', missing)];
        },
        (tx) => wallet.bookDisputeLost(tx, dispute(sale)),
      ),
    );
  },
  top_up_dispute(scene) {
    const { act, on, mine, ours, dispute } = writer(scene);
    return on('topped_up', (paid) => {
      const disputed = { ...paid, state: 'top_up_disputed', taken: 0 };
      return act(
        (reference) => {
          // What was spent, or is held for a label, is not there.
          disputed.taken = Math.min(paid.amount, reference.freeAt(scene.company, 'wallet'));
          return [
            mine('wallet', -disputed.taken),
            ours('refund', disputed.taken - paid.amount),
            ours('provider_clearing', paid.amount),
          ];
        },
        (tx) => wallet.bookTopUpDispute(tx, { ...dispute(paid), amount_minor: paid.amount }),
        { next: [disputed] },
      );
    });
  },
  top_up_dispute_won(scene) {
    const { act, on, mine, ours, dispute } = writer(scene);
    return on('top_up_disputed', ({ taken = 0, ...paid }) =>
      act([mine('wallet', taken), ours('refund', paid.amount - taken), ours('provider_clearing', -paid.amount)], (tx) =>
        wallet.bookTopUpDisputeWon(tx, dispute(paid)),
      ),
    );
  },
  top_up_dispute_lost(scene) {
    const { act, on, mine, ours, dispute } = writer(scene);
    return on('top_up_disputed', (paid) =>
      act(
        (reference) => {
          const missing = paid.amount - (paid.taken ?? 0);
          const spendable = Math.min(missing, reference.freeAt(scene.company, 'wallet'));
          const payable = Math.min(missing - spendable, reference.freeAt(scene.company, 'payable'));
          return [
            mine('wallet', -spendable),
            mine('payable', -payable),
            mine('owed', spendable + payable - missing),
            ours('refund', missing),
          ];
        },
        (tx) => wallet.bookTopUpDisputeLost(tx, dispute(paid)),
      ),
    );
  },
};
