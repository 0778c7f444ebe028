import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { requestPayment } from './request-payment.ts';
import { leaseOpenTopUps } from './top-up.repo.ts';

const BATCH = 20;
/** A provider is asked about an open top-up this often. */
const EVERY_S = 30;

/** Asks how open top-ups ended: messages of a provider may be lost, and a server may have died while it asked. Answers how many. */
export async function settleTopUps(ctx: Ctx): Promise<number> {
  const now = epochSeconds(ctx.clock);
  const due = await leaseOpenTopUps(ctx, now, now + EVERY_S, BATCH);
  for (const row of due) await requestPayment(ctx, row);
  return due.length;
}
