import { documentFacts } from '../../../../apps/console/src/features/auth/documents/country-facts.ts';
import { faq } from '../../../../apps/console/src/features/auth/documents/en/faq.ts';
import { policy as policyEn } from '../../../../apps/console/src/features/auth/documents/en/policy.ts';
import { term as termEn } from '../../../../apps/console/src/features/auth/documents/en/term.ts';
import { policy as policyId } from '../../../../apps/console/src/features/auth/documents/id/policy.ts';
import { term as termId } from '../../../../apps/console/src/features/auth/documents/id/term.ts';
import { policy as policyVi } from '../../../../apps/console/src/features/auth/documents/vi/policy.ts';
import { term as termVi } from '../../../../apps/console/src/features/auth/documents/vi/term.ts';

const COUNTRIES = ['SG', 'MY', 'PH', 'ID', 'VN'] as const;

/** The papers of law that people accept at sign-up, read from where the sign-up shows them. In the shape of `LegalTexts`. */
export function readLegalTexts() {
  return {
    faq,
    documents: {
      service: { en: termEn, id: termId, vi: termVi },
      privacy: { en: policyEn, id: policyId, vi: policyVi },
    },
    facts: Object.fromEntries(COUNTRIES.map((country) => [country, documentFacts(country)])),
  };
}
