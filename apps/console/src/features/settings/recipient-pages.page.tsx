import type { RecipientBrand } from '@sampan/contract';
import { SkeletonRows } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { RecipientBrandSection } from './recipient-brand-section.tsx';
import { RecipientDomainSection } from './recipient-domain-section.tsx';
import { RecipientPreview } from './recipient-preview.tsx';
import './recipient-pages.css';

/** /settings/recipient-pages: the brand and the domain in which buyers follow parcels and confirm addresses, and what they see there. */
export function RecipientPagesPage() {
  const { t } = useLocale();
  const api = useApi();
  const query = useQuery({
    queryKey: queryKeys.recipientPages,
    queryFn: ({ signal }) => api.getRecipientPages(undefined, { signal }),
    // A record that was set elsewhere is looked for when asked; what is typed isn't replaced under the person's hands.
    refetchOnWindowFocus: false,
  });
  const company = useQuery({
    queryKey: queryKeys.companyInfo,
    queryFn: ({ signal }) => api.getCompany(undefined, { signal }),
  });
  const [typed, setTyped] = useState<string | null>(null);
  const brand = useState<RecipientBrand | null>(null);
  usePageTitle(t('recipient_page.title'));
  const pages = query.data;
  return (
    <>
      <h1>{t('recipient_page.title')}</h1>
      <p className="s-muted">{t('recipient_page.lead')}</p>
      {pages === undefined ? (
        query.isError ? (
          <LoadError title={t('state.error_title')} query={query} />
        ) : (
          <SkeletonRows rows={4} rowHeight={64} label={t('common.loading')} />
        )
      ) : (
        <div className="c-settings__sections">
          <RecipientBrandSection pages={pages} company={company.data ?? null} state={brand} />
          <RecipientDomainSection pages={pages} typed={typed} onType={setTyped} />
          <RecipientPreview
            pages={pages}
            typed={typed}
            brand={brand[0] ?? pages.brand}
            company={company.data ?? null}
          />
        </div>
      )}
    </>
  );
}
