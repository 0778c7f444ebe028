import { formatAddress, rulesOf } from '@sampan/country-rules';
import type { Ctx } from '../../kernel/context.ts';
import type { CompanyRow } from '../account/index.ts';
import { findCompanyProfile } from '../setting/index.ts';
import type { InvoiceParty } from './invoice.table.ts';

/** Who buys, as it stands now: an invoice keeps it. */
export async function buyerOf(ctx: Ctx, company: CompanyRow): Promise<InvoiceParty> {
  const address = company.billing_address;
  return {
    name: company.name,
    address_lines: address ? [formatAddress(address, company.country_code)] : [],
    registration_number: (await findCompanyProfile(ctx, company.id))?.business_number ?? '',
    tax_number: '',
  };
}

/** Which of Sampan's companies sells in a country: what the setting says, else only a name. */
export function sellerOf({ env }: Pick<Ctx, 'env'>, country: CompanyRow['country_code']): InvoiceParty {
  const named = env.SAMPAN_SELLERS[country];
  return {
    name: named?.name ?? `Sampan ${rulesOf(country).name}`,
    address_lines: named?.address ?? [],
    registration_number: named?.registration_number ?? '',
    tax_number: named?.tax_number ?? '',
  };
}
