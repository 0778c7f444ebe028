import { rulesOf, type CountryCode } from '@sampan/country-rules';
import type { Ctx } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import { withTransaction } from '../../src/platform/transaction.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';
import { openWallet, type JournalDetails, type JournalKind } from '../../src/modules/ledger/wallet/index.ts';
import { companyAccount, platformAccount, writeJournal } from '../../src/modules/ledger/wallet/wallet.repo.ts';
import type { CompanyAccountKind, PlatformAccountKind } from '../../src/modules/ledger/wallet/wallet.table.ts';

/** A company that exists in the ledger alone, with whoever asks for it. */
export interface Shop {
  company_id: string;
  country: CountryCode;
  /** As its owner, at a time. */
  ctxAt: (epoch_s: number) => Ctx;
}

/** Opens a company's wallet in a country's currency. */
export async function newShop(app: TestApp, country: CountryCode): Promise<Shop> {
  const company_id = newId();
  await openWallet(app.ctx, { company_id, currency: rulesOf(country).currency });
  const actor: NonNullable<Ctx['actor']> = {
    user_id: newId(),
    company_id,
    session_id: newId(),
    impersonator_id: null,
    api_key: null,
    role: 'owner',
    country_code: country,
    is_admin: false,
    is_test: false,
    payment_type: 'prepaid',
    is_mail_verified: true,
    requires_email_verification: false,
    accept_locad: true,
  };
  return { company_id, country, ctxAt: (at) => ({ ...app.ctx, actor, clock: { now: () => at * 1000 } }) };
}

export interface TestMovement {
  kind: JournalKind;
  /** Epoch seconds. */
  at: number;
  /** On the company's account; Sampan's account gets the opposite. */
  amount_minor: number;
  account?: CompanyAccountKind;
  reference?: string;
  details?: JournalDetails;
  /** How the opposite splits up; the provider's account when left out. */
  split?: Partial<Record<PlatformAccountKind, number>>;
}

/** Moves money as a module would have done it at that time. */
export async function move(shop: Shop, movement: TestMovement): Promise<void> {
  const { currency } = rulesOf(shop.country);
  const { kind, amount_minor, account = 'wallet' } = movement;
  await withTransaction(shop.ctxAt(movement.at), async (tx) => {
    const kept = await companyAccount(tx, shop.company_id, account, currency);
    const lines: { account_id: string; amount_minor: number }[] = [];
    for (const [house, part] of Object.entries(movement.split ?? { provider_clearing: -amount_minor }))
      lines.push({ account_id: await platformAccount(tx, house as PlatformAccountKind, currency), amount_minor: part });
    await writeJournal(tx, {
      company_id: shop.company_id,
      kind,
      reference: movement.reference ?? newId(),
      description: kind,
      details: movement.details ?? {},
      currency,
      kept: [{ account_id: kept.id, amount_minor }],
      lines,
    });
  });
}
