import { useStore } from '@nanostores/react';
import { SERVICE_NAMES } from '@sampan/stores/third-parties';
import { Checkbox } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';
import { consent, third_parties } from '../../shared/privacy/third-parties.ts';

/** What the person of this browser agreed to, to be taken back at any time. It holds at once; there is nothing to save. */
export function PrivacySection() {
  const { t } = useLocale();
  useStore(consent.$answers);
  const { page_views, chat } = third_parties;
  const choices = [
    ['page_views', page_views, 'privacy.views_choice', 'privacy.views_text'],
    ['chat', chat, 'privacy.chat_choice', 'privacy.chat_text'],
  ] as const;
  return (
    <section id="privacy" className="c-card c-settings__section">
      <h2>{t('privacy.title')}</h2>
      <p className="s-muted">{t('privacy.choice_hint')}</p>
      {choices.map(([purpose, settings, label, text]) => {
        if (settings === null) return null;
        const provider = SERVICE_NAMES[settings.provider];
        return (
          <Checkbox
            key={purpose}
            label={t(label, { provider })}
            hint={t(text, { provider })}
            checked={consent.allows(purpose)}
            onCheckedChange={(is_given) => consent.answer(purpose, is_given ? 'given' : 'refused')}
          />
        );
      })}
    </section>
  );
}
