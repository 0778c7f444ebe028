import { useStore } from '@nanostores/react';
import { isLanguage, LANGUAGES, rulesOf } from '@sampan/country-rules';
import { Icon, RadioCards, Select } from '@sampan/ui';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { setLanguage, updateSessionUser } from '../../shared/session/session.store.ts';
import { THEME_CHOICES } from '../../shared/theme/theme-menu.tsx';
import { $theme, setTheme, type Theme } from '../../shared/theme/theme.store.ts';

/** Light or dark, and the language. Both hold at once; there is nothing to save. */
export function AppearanceSection() {
  const { t, language, country } = useLocale();
  const api = useApi();
  const theme = useStore($theme);
  // A language the country reads as another one is no choice there (spec section 9).
  const { maps } = rulesOf(country).languages;
  const languages = LANGUAGES.filter((choice) => maps[choice] === undefined);
  return (
    <section id="appearance" className="c-card c-settings__section">
      <h2>{t('settings.appearance')}</h2>
      <RadioCards
        label={t('shell.theme')}
        layout="grid"
        options={THEME_CHOICES.map(({ theme: choice, icon, label }) => ({
          value: choice,
          title: t(label),
          start: <Icon shape={icon} />,
        }))}
        value={theme}
        onValueChange={(choice) => setTheme(choice as Theme)}
      />
      <Select
        label={t('shell.language')}
        className="c-settings__language"
        options={languages.map((choice) => ({ value: choice, label: t(`language.${choice}`) }))}
        value={language}
        onValueChange={(choice) => {
          if (!isLanguage(choice)) return;
          setLanguage(choice);
          // Kept with the account as well; this page does not wait for that.
          api.updateMe({ body: { language: choice } }).then(updateSessionUser, () => undefined);
        }}
      />
    </section>
  );
}
