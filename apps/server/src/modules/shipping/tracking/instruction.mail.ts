import { supportMailOf } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { composeMail, type MailLine } from '../../../platform/messaging/index.ts';
import type { OrderRow } from '../order/index.ts';
import { instructionText } from './instruction.rule.ts';
import type { InstructionRow } from './instruction.table.ts';

/**
 * What Sampan's own people read, who ask a courier without an interface (look-v2 3 'We ask the courier by e-mail'). They
 * read English.
 */
export function askByMail(ctx: Ctx, order: OrderRow, instruction: InstructionRow) {
  return mailOf(ctx, order, 'Ask the courier', [
    instructionText(instruction),
    ...(instruction.kind === 'address'
      ? [`New address: ${order.shipping_address?.coordinate.formatted_address ?? ''}`]
      : []),
    ...(instruction.kind === 'return' ? ['Tell the sender the price of the return before the courier starts it.'] : []),
    ...(instruction.note === '' ? [] : [`Note for the driver: ${instruction.note}`]),
  ]);
}

export function withdrawByMail(ctx: Ctx, order: OrderRow) {
  return mailOf(ctx, order, 'Withdrawn', ['The sender has withdrawn what we asked for this parcel.']);
}

function mailOf(ctx: Ctx, order: OrderRow, what: string, lines: readonly MailLine[]) {
  const courier = ctx.ports.couriers.profileOf(order.courier_alias ?? '')?.name ?? order.courier_alias ?? '';
  return composeMail({
    to: ctx.env.SAMPAN_CONTACT_EMAIL ?? supportMailOf(order.origin_country_code),
    subject: `${what}: ${courier}, ${order.tracking_code ?? ''}`,
    lines: [`Courier: ${courier}\nTracking number: ${order.tracking_code ?? ''}\nParcel: ${order.number}`, ...lines],
  });
}
