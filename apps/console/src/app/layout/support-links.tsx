import { rulesOf } from '@sampan/country-rules';
import { Icon, iconHelp } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';
import { Outside } from '../privacy/outside.tsx';
import { useUser } from '../../shared/session/use-user.ts';

/** The Support group of the sidebar (spec 2): pages of the public site, opened beside the console. */
export function SupportLinks() {
  const { t } = useLocale();
  const { country_code } = useUser();
  // Every path of a closed country leads to its notice: its people read the pages of all countries.
  const base = rulesOf(country_code).is_closed ? '' : `/${country_code.toLowerCase()}`;
  const links = [
    [`${base}/blog/guides`, t('shell.blog')],
    ['/faq', t('shell.faq')],
    ['/help', t('shell.help_center')],
  ] as const;
  return (
    <li>
      <div className="c-nav__group">
        <Icon shape={iconHelp} />
        <span className="c-nav__label">{t('shell.support')}</span>
      </div>
      <ul className="c-nav__sub">
        <Outside part="chat_link" />
        {links.map(([path, name]) => (
          <li key={path}>
            <a href={path} target="_blank" rel="noopener" className="c-nav__item">
              <span className="c-nav__label">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
