import { rulesOf } from '@sampan/country-rules';
import { Icon, iconHelp } from '@sampan/ui';
import { lazyPart } from '../../shared/locale/lazy-part.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { has_third_parties } from '../../shared/privacy/has-third-parties.ts';
import { useUser } from '../../shared/session/use-user.ts';

const ChatLink = lazyPart('parts', () => import('./chat-link.tsx'), 'ChatLink');

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
        {has_third_parties ? <ChatLink /> : null}
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
