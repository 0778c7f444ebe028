import { formatMoney, rulesOf } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { fillText } from '../../../platform/texts.ts';
import { countShipped } from '../../shipping/order/index.ts';
import { NOTIFICATION_TEXTS, notifyMembers } from '../../identity/notification-preference/index.ts';
import { bookPromotion } from '../../ledger/wallet/index.ts';
import { recordDecision, findDecision, findReferrer, lockCompany, partyOf } from './referral.repo.ts';
import type { ReferralRefusal } from './referral.table.ts';
import { selfReferral, type ReferralParty } from './self-referral.ts';

interface Invitation {
  referred_company_id: string;
  referrer_company_id: string;
}

/** Whether a country offers the credit at all: the box with the offer is hidden in PH, ID and VN (spec 2, 9). */
function isOffered({ country_code }: Pick<ReferralParty, 'country_code'>): boolean {
  const { referral, currency } = rulesOf(country_code);
  return referral.is_visible && referral.credit.currency === currency;
}

function refusalOf(
  referrer: ReferralParty & { is_test: boolean },
  friend: ReferralParty & { is_test: boolean },
): ReferralRefusal | null {
  if (referrer.is_test || friend.is_test || !isOffered(referrer) || !isOffered(friend)) return 'not_offered';
  return selfReferral(referrer, friend);
}

/** Books one side's credit, in its own country's amount, and tells its people. */
async function credit(tx: Ctx, company_id: string, side: ReferralParty, invitation: Invitation, friend_name: string) {
  const { referral } = rulesOf(side.country_code);
  const { amount_minor, currency } = referral.credit;
  const booked = await bookPromotion(tx, {
    company_id,
    amount_minor,
    reference: `referral:${invitation.referred_company_id}:${company_id}`,
    description: 'Referral credit',
  });
  if (!booked) return;
  const values = { amount: formatMoney(amount_minor, currency), friend: friend_name, ships: String(referral.ships) };
  const is_referrer = company_id === invitation.referrer_company_id;
  await notifyMembers(tx, company_id, 'referral', ({ language }) => {
    const texts = NOTIFICATION_TEXTS[language];
    return {
      subject: fillText(texts.referral_subject, values),
      lines: [
        fillText(is_referrer ? texts.referral : texts.referral_friend, values),
        { label: texts.balance, url: `${tx.env.public_url}/home` },
      ],
    };
  });
  await recordAudit(tx, {
    action: 'referral.credit',
    object_type: 'company',
    object_id: invitation.referred_company_id,
    company_id,
    details: { amount_minor, currency },
  });
}

/**
 * A courier has taken over a parcel of this company. With the 2nd one the company and the one that invited it get their credit
 * (spec 9 'Referral text'), once per invited company and in the caller's transaction. Cancelled parcels were never taken over,
 * so they do not count; inviting oneself earns nothing (trust 4.34).
 */
export async function rewardReferral(tx: Ctx, company_id: string): Promise<void> {
  // Most companies were invited by nobody: one read, and no lock.
  if ((await findReferrer(tx, company_id)) === null) return;
  if ((await findDecision(tx, company_id)) !== null) return;
  const company = await lockCompany(tx, company_id);
  if (!company?.referred_by) return;
  const friend = await partyOf(tx, company_id);
  const referrer = await partyOf(tx, company.referred_by);
  if (!friend || !referrer) return;
  const { ships } = rulesOf(friend.country_code).referral;
  if ((await countShipped(tx, company_id, ships)) < ships) return;
  const invitation = { referred_company_id: company_id, referrer_company_id: company.referred_by };
  const refusal = refusalOf(referrer, friend);
  if (!(await recordDecision(tx, invitation, refusal))) return;
  if (refusal !== null) {
    await recordAudit(tx, {
      action: 'referral.refused',
      object_type: 'company',
      object_id: company_id,
      company_id,
      details: { refusal },
    });
    return;
  }
  await credit(tx, invitation.referrer_company_id, referrer, invitation, friend.name);
  await credit(tx, company_id, friend, invitation, referrer.name);
}
