import { formatAddress, rulesOf, type Language } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import type { DocumentParty } from '../../../platform/document/document.ts';
import { fillText } from '../../../platform/texts.ts';
import type { CompanyRow } from '../../identity/account/index.ts';
import { findCompanyProfile } from '../../identity/company/index.ts';
import { INVOICE_TEXTS } from './invoice.messages.ts';
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

/** A party as documents print it, with the numbers it has, in the reader's language. */
export function printedParty(party: InvoiceParty, caption: string, language: Language): DocumentParty {
  const { registration_number: registration, tax_number } = party;
  const texts = INVOICE_TEXTS[language];
  return {
    caption,
    name: party.name,
    lines: [
      ...party.address_lines,
      ...(registration === '' ? [] : [fillText(texts.registration, { number: registration })]),
      ...(tax_number === '' ? [] : [fillText(texts.tax_number, { number: tax_number })]),
    ],
  };
}
