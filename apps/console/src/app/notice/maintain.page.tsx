import { supportMailOf } from '@sampan/country-rules';
import { buttonClass } from '@sampan/ui';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { Brand } from '../../shared/brand/brand.tsx';
import { loadSection } from '../../shared/locale/load-section.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { endSession, locale_store } from '../../shared/session/session.store.ts';
import './notice.css';

const KEYS = ['page.maintain_title', 'page.maintain_text', 'page.maintain_contact', 'page.maintain_leave'] as const;
type Notice = Readonly<Record<(typeof KEYS)[number], string>>;

/** /maintain (spec section 2): the notice in Vietnamese that the server of Vietnam is closed; leaving clears saved state and goes to /sg. */
export function MaintainPage() {
  const { t } = useLocale();
  const [notice, setNotice] = useState<Notice | null>(null);
  usePageTitle(notice?.['page.maintain_title'] ?? t('page.maintain_title'));
  useEffect(() => {
    let stays = true;
    void loadSection('vi', 'public').then((messages) => {
      if (stays) setNotice(messages as Notice);
    });
    return () => {
      stays = false;
    };
  }, []);
  const leave = () => {
    // Only on this explicit way out, and only who and where somebody is: drafts and the language stay (trust 4.35).
    endSession();
    locale_store.setCountry(null);
  };
  return (
    <main className="c-notice" lang="vi">
      <span className="c-brand">
        <Brand size={32} />
      </span>
      {notice === null ? null : (
        <>
          <h1 className="c-notice__title">{notice['page.maintain_title']}</h1>
          <p className="c-notice__text">{notice['page.maintain_text']}</p>
          <div className="c-row">
            <a className={buttonClass({ variant: 'primary' })} href={`mailto:${supportMailOf('VN')}`}>
              {notice['page.maintain_contact']}
            </a>
            <a className={buttonClass()} href="/sg" onClick={leave}>
              {notice['page.maintain_leave']}
            </a>
          </div>
        </>
      )}
    </main>
  );
}
