import type { CompanyInfo, RecipientBrand, RecipientPages } from '@sampan/contract';
import { Skeleton, Tabs } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { usePreviewParcel } from '../add-to-site/use-preview-parcel.ts';
import { WidgetPreview } from '../add-to-site/widget-preview.tsx';
import { previewColour } from './preview-colour.ts';
import '../add-to-site/add-to-site.css';

const PAGES = { tracking: '/t', 'confirm-address': '/customer/confirm-address' } as const;
type PageName = keyof typeof PAGES;

/** Where the pages are while `typed` is written: under that name, the saved one, or the installation's. */
function addressOf({ domain, usual_url }: RecipientPages, typed: string | null): string {
  const host = (typed ?? domain?.host ?? '').trim().replace(/^https?:\/\//u, '');
  return host === '' ? usual_url.replace(/^https?:\/\//u, '') : host;
}

export interface RecipientPreviewProps {
  pages: RecipientPages;
  /** The domain as it stands in its field; null while it is the saved one. */
  typed: string | null;
  /** As it stands in its form. */
  brand: RecipientBrand;
  company: CompanyInfo | null;
}

/** The pages as buyers see them: in the shop's brand, or with its name at the head where they are under its own domain. */
export function RecipientPreview({ pages, typed, brand, company }: RecipientPreviewProps) {
  const { t } = useLocale();
  const parcel = usePreviewParcel();
  const [name, setName] = useState<PageName>('tracking');
  const is_own = (typed ?? pages.domain?.host ?? '').trim() !== '';
  const logo = brand.is_shown ? (company?.logo ?? null) : null;
  const address = addressOf(pages, typed) + PAGES[name];
  return (
    <section className="c-card c-settings__section" aria-labelledby="recipient-preview">
      <h2 id="recipient-preview">{t('recipient_page.preview')}</h2>
      <p className="s-muted">{t('recipient_page.preview_text')}</p>
      <Tabs
        label={t('recipient_page.preview')}
        items={[
          { id: 'tracking', label: t('site.widget_tracking') },
          { id: 'confirm-address', label: t('site.widget_confirm_address') },
        ]}
        value={name}
        onValueChange={(id) => setName(id as PageName)}
      >
        <div className="c-hosted">
          <p className="c-hosted__address">{address}</p>
          <div className="c-hosted__page">
            <p className="c-hosted__head">
              {logo === null ? null : <img src={logo.link} width={logo.width} height={logo.height} alt="" />}
              {is_own || brand.is_shown ? pages.shop_name : 'Sampan'}
            </p>
            {parcel === undefined ? (
              // With its parcel from the start: a form that asks for a number is lower.
              <Skeleton height={360} shape="block" />
            ) : (
              <WidgetPreview
                widget={name}
                colour={brand.is_shown ? previewColour(brand.colour) : ''}
                is_live={false}
                attributes={name === 'tracking' && parcel !== null ? { 'tracking-id': parcel } : {}}
              />
            )}
          </div>
        </div>
      </Tabs>
    </section>
  );
}
