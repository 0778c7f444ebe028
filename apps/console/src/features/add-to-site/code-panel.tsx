import { CopyButton, Tabs } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { embedCode, shortcodeOf } from './embed-code.ts';
import { HOSTS, type EmbedOptions, type HostName } from './embed-options.ts';

/** Product names are the same in every language. */
const HOST_NAMES = { shopify: 'Shopify', woocommerce: 'WooCommerce', wix: 'Wix', react: 'React' } as const;

/** The code for the chosen place, what to do with it, and one button to copy it. */
export function CodePanel({ options }: { options: EmbedOptions }) {
  const { t } = useLocale();
  const [host, setHost] = useState<HostName>('html');
  const code = embedCode(host, options);
  const steps =
    host === 'woocommerce'
      ? t('site.steps_woocommerce', { shortcode: `[${shortcodeOf(options)}]` })
      : t(`site.steps_${host}`);
  return (
    <Tabs
      label={t('site.code_host')}
      items={HOSTS.map((id) => ({ id, label: id === 'html' ? t('site.host_html') : HOST_NAMES[id] }))}
      value={host}
      onValueChange={(id) => setHost(id as HostName)}
    >
      <div className="c-stack">
        <p className="s-muted">{steps}</p>
        <pre className="c-site__pre" tabIndex={0} aria-label={t('site.code')}>
          <code>{code}</code>
        </pre>
        <div className="c-site__copy">
          <CopyButton text={code} label={t('site.copy_code')} copiedLabel={t('common.copied')} variant="primary" />
        </div>
      </div>
    </Tabs>
  );
}
