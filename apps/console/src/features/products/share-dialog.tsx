import type { Product } from '@sampan/contract';
import { buttonClass, CopyButton, Dialog, Icon, iconExternal } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { embedCode } from '../add-to-site/embed-code.ts';
import { useKeys } from '../add-to-site/use-keys.ts';
import { useLocale } from '../../shared/locale/locale.tsx';

export interface ShareDialogProps {
  product: Product | null;
  onClose: () => void;
}

/** The two ways to sell a product: its own page, and a few lines for the shop's. */
export function ShareDialog({ product, onClose }: ShareDialogProps) {
  const { t } = useLocale();
  return (
    <Dialog
      open={product !== null}
      onClose={onClose}
      title={product === null ? '' : t('sell.share_of', { name: product.product_name })}
      closeLabel={t('common.close')}
      size="lg"
    >
      {product === null ? null : (
        <div className="c-stack">
          <HostedLink product={product} />
          <EmbedCode product={product} />
        </div>
      )}
    </Dialog>
  );
}

/** The address as this page's own server says it: the one people reach may be another. */
function HostedLink({ product }: { product: Product }) {
  const { t } = useLocale();
  return (
    <section className="c-sell__share" aria-labelledby="sell-link">
      <h3 id="sell-link">{t('sell.link')}</h3>
      <p className="s-muted">{t('sell.link_hint')}</p>
      <p className="c-sell__url">{product.checkout_url}</p>
      <div className="c-row">
        <CopyButton text={product.checkout_url} label={t('sell.copy_link')} copiedLabel={t('common.copied')} />
        <a
          className={buttonClass({ variant: 'quiet' })}
          href={product.checkout_url}
          target="_blank"
          rel="noopener noreferrer"
        >
          <span className="s-button__content">
            <Icon shape={iconExternal} />
            <span className="s-button__label">{t('sell.open_link')}</span>
          </span>
        </a>
      </div>
    </section>
  );
}

function EmbedCode({ product }: { product: Product }) {
  const { t } = useLocale();
  const keys = useKeys();
  const key = keys.data?.find(({ revoked_at, scopes }) => revoked_at === null && scopes.includes('checkout'));
  const code =
    key === undefined
      ? null
      : embedCode('html', {
          widget: 'checkout',
          server: window.location.origin,
          key: key.key,
          country: product.country_code,
          colour: '',
          theme: 'light',
          locale: '',
          product: product.public_id,
        });
  return (
    <section className="c-sell__share" aria-labelledby="sell-code">
      <h3 id="sell-code">{t('sell.code')}</h3>
      {code !== null ? (
        <>
          <pre className="c-sell__code" tabIndex={0} aria-label={t('sell.code')}>
            <code>{code}</code>
          </pre>
          <div>
            <CopyButton text={code} label={t('sell.copy_code')} copiedLabel={t('common.copied')} variant="primary" />
          </div>
        </>
      ) : keys.isSuccess ? (
        <>
          <p className="s-muted">{t('sell.no_key')}</p>
          <div>
            <Link to="/settings/add-to-site" className={buttonClass({})}>
              {t('sell.make_key')}
            </Link>
          </div>
        </>
      ) : null}
    </section>
  );
}
