import type { CompanyInfo } from '@sampan/contract';
import { businessInfoSchema, companyProfileSchema, validateForm } from '@sampan/validators';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { presentCompany, renameCompany, writeCompanyProfile } from './company.repo.ts';

export interface CompanyInput {
  name: string;
  brand_name: string;
  website_url: string;
  business: { entity_type: string; date: string; uen: string } | null;
}

/** The company as its people see it (spec 2 'Forms implied'). */
export async function getCompany({ ctx }: { ctx: Ctx }): Promise<CompanyInfo> {
  return presentCompany(ctx, requireActor(ctx).company_id);
}

/**
 * Saves what a company is called and what the trade register knows of it, by the rules of the form itself. Null for
 * `business` forgets the latter. Throws `invalid_input` naming every wrong field; then nothing is saved.
 */
export async function saveCompany({ ctx, input }: { ctx: Ctx; input: CompanyInput }): Promise<CompanyInfo> {
  const { company_id, country_code } = requireActor(ctx);
  const profile = validateForm(companyProfileSchema, input);
  const business = input.business === null ? null : validateForm(businessInfoSchema(country_code), input.business);
  refuseFields([
    ...(profile.issues ?? []).map((issue) => issueErrorOf(issue.path, issue.key, issue.params)),
    ...(business?.issues ?? []).map((issue) => issueErrorOf(`business.${issue.path}`, issue.key, issue.params)),
  ]);
  const { name = '', brand_name = '', website_url = '' } = profile.output ?? {};
  return withTransaction(ctx, async (tx) => {
    const { file: _kept, logo: _shown, ...before } = await presentCompany(tx, company_id);
    await renameCompany(tx, company_id, name);
    await writeCompanyProfile(tx, company_id, {
      brand_name,
      website_url,
      entity_type: business?.output?.entity_type ?? null,
      incorporation_date: business?.output?.date ?? null,
      business_number: business?.output?.uen ?? null,
    });
    const saved = await presentCompany(tx, company_id);
    const { file: _same, logo: _too, ...after } = saved;
    await recordAudit(tx, { action: 'company.save', object_type: 'company', object_id: company_id, before, after });
    return saved;
  });
}
