import { buttonClass } from '@sampan/ui';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { Brand } from '../../shared/brand/brand.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import './notice.css';

/** /customer alone (spec section 2, Public routes): recipients come by a link of their own, and are told so without one. */
export function CustomerPage() {
  const { t } = useLocale();
  usePageTitle(t('page.customer_title'));
  return (
    <main className="c-notice">
      <span className="c-brand">
        <Brand size={32} />
      </span>
      <h1 className="c-notice__title">{t('page.customer_title')}</h1>
      <p className="c-notice__text">{t('page.customer_text')}</p>
      <a className={buttonClass({ variant: 'primary' })} href="/sg">
        {t('page.back_home')}
      </a>
    </main>
  );
}
