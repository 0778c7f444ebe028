import type { CourierAccounts } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { ownAlias } from '../../../ports/courier-account.ts';
import { COURIER_MESSAGE_PATH } from '../tracking/index.ts';
import { listConnected } from './courier-account.repo.ts';

/** The company's own contracts, and what can be connected in its country. What was entered stays where it is. */
export async function listCourierAccounts({ ctx }: { ctx: Ctx }): Promise<CourierAccounts> {
  const { company_id, country_code } = requireActor(ctx);
  const { courier_accounts, couriers } = ctx.ports;
  const rows = await listConnected(ctx, company_id);
  return {
    offered: courier_accounts
      .offered(country_code)
      .map(({ courier, name, credentials }) => ({ courier, courier_name: name, credentials: [...credentials] })),
    is_live: courier_accounts.is_live,
    records: rows.map((row) => {
      const alias = ownAlias(courier_accounts.aliasOf(row), row.id);
      return {
        id: row.id,
        courier: row.courier,
        courier_name: couriers.profileOf(alias)?.name ?? row.courier,
        message_url: `${ctx.env.public_url}${COURIER_MESSAGE_PATH}/${alias}${courier_accounts.messageQuery(row.courier)}`,
        connected_at: row.connected_at,
        checked_at: row.checked_at,
      };
    }),
  };
}
