import { canCall } from '@sampan/api-client';
import type { PublishableKey } from '@sampan/contract';
import { Banner } from '@sampan/ui';
import { useState } from 'react';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { CodePanel } from './code-panel.tsx';
import { EmbedFields, type EmbedChoice } from './embed-fields.tsx';
import { SCOPE_OF, type EmbedOptions } from './embed-options.ts';
import { KeysSection } from './keys-section.tsx';
import { PreviewSection } from './preview-section.tsx';
import { useKeys } from './use-keys.ts';
import { useSoldProducts } from './use-sold-products.ts';
import './add-to-site.css';

const FIRST_CHOICE: EmbedChoice = {
  widget: 'calculator',
  key: '',
  colour: '',
  theme: 'light',
  locale: '',
  product: '',
};

/** /settings/add-to-site: a widget for the shop's page, from the choice to the code, and the keys it calls with (widgets.md 7.1). */
export function AddToSitePage() {
  const { t } = useLocale();
  const user = useUser();
  const keys = useKeys();
  const products = useSoldProducts();
  const [choice, setChoice] = useState(FIRST_CHOICE);
  usePageTitle(t('site.title'));
  const working = (keys.data ?? []).filter(({ revoked_at }) => revoked_at === null);
  // A key that was revoked meanwhile gives way to the newest that works.
  const key = working.find((one) => one.key === choice.key) ?? working[0];
  const options: EmbedOptions = {
    ...choice,
    key: key?.key ?? '',
    product: choice.product === '' ? (products[0]?.id ?? '') : choice.product,
    server: window.location.origin,
    country: user.country_code,
  };
  return (
    <div className="c-page c-site">
      <div className="c-site__intro">
        <h1>{t('site.title')}</h1>
        <p className="s-muted">{t('site.lead')}</p>
      </div>
      {canCall('createPublishableKey', user) ? null : <Banner tone="info">{t('shell.read_only')}</Banner>}
      <div className="c-site__top">
        <section className="c-card">
          <EmbedFields
            choice={{ ...choice, key: options.key, product: options.product }}
            onChange={(part) => setChoice({ ...choice, ...part })}
            keys={keys.isPending ? undefined : working}
            products={products}
          />
        </section>
        <section className="c-card c-site__panel" aria-labelledby="site-code">
          <h2 id="site-code">{t('site.code')}</h2>
          {key === undefined ? (
            keys.isSuccess && <Banner tone="info">{t('site.needs_key')}</Banner>
          ) : (
            <>
              <KeyNote record={key} options={options} />
              <CodePanel options={options} />
            </>
          )}
        </section>
      </div>
      {key === undefined ? null : <PreviewSection options={options} />}
      {/* Below the preview, and not before it: nothing is pushed down. */}
      {keys.isPending ? null : (
        <KeysSection keys={keys} onSaved={(saved) => setChoice({ ...choice, key: saved.key })} />
      )}
    </div>
  );
}

/** What stands between this key and the widget running on the shop's page. */
function KeyNote({ record, options }: { record: PublishableKey; options: EmbedOptions }) {
  const { t } = useLocale();
  const { name, mode, scopes, allowed_origins } = record;
  if (!scopes.includes(SCOPE_OF[options.widget]))
    return <Banner tone="warning">{t('site.scope_missing', { name })}</Banner>;
  if (mode === 'test') return <Banner tone="info">{t('site.test_note')}</Banner>;
  return allowed_origins.length === 0 ? <Banner tone="warning">{t('site.origins_missing', { name })}</Banner> : null;
}
