import { useStore } from '@nanostores/react';
import { Icon, iconChevronDown, Menu } from '@sampan/ui';
import { useApi } from '../api/services.tsx';
import { useLocale } from './locale.tsx';
import { $header_languages, $session, setLanguage, updateSessionUser } from '../session/session.store.ts';
import './language-menu.css';

/** The language dropdown: English/Bahasa in Indonesia, English/Vietnamese in Vietnam, hidden elsewhere (spec section 2). */
export function LanguageMenu() {
  const { t, language } = useLocale();
  const api = useApi();
  const choices = useStore($header_languages);
  if (choices.length === 0) return null;
  return (
    <Menu
      label={`${t('shell.language')}: ${t(`language.${language}`)}`}
      triggerClassName="c-header__menu"
      trigger={
        <>
          <span>{t(`language.${language}`)}</span>
          <Icon shape={iconChevronDown} size={14} />
        </>
      }
      items={choices.map((choice) => ({
        id: choice,
        label: t(`language.${choice}`),
        checked: choice === language,
        onSelect: () => {
          setLanguage(choice);
          // Kept with the account too, so mails and the next browser speak it; the page does not wait for that.
          if ($session.get() !== null)
            api.updateMe({ body: { language: choice } }).then(updateSessionUser, () => undefined);
        },
      }))}
    />
  );
}
