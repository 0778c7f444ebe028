import { buttonClass } from '@sampan/ui';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { Brand } from '../../shared/brand/brand.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import './notice.css';

/** /404 (spec section 2): the fixed message and a Back Home link to /sg. */
export function NotFoundPage() {
  const { t } = useLocale();
  usePageTitle('404');
  return (
    <main className="c-notice">
      <span className="c-brand">
        <Brand size={32} />
      </span>
      <h1 className="c-notice__title">{t('page.not_found')}</h1>
      <a className={buttonClass({ variant: 'primary' })} href="/sg">
        {t('page.back_home')}
      </a>
    </main>
  );
}
