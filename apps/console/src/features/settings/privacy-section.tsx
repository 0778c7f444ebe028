import { useStore } from '@nanostores/react';
import { SERVICE_NAMES } from '@sampan/stores/third-parties';
import { Checkbox } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';
import { consent, third_parties } from '../../shared/privacy/third-parties.ts';

/** What the person of this browser agreed to, to be taken back at any time. It holds at once; there is nothing to save. */
export function PrivacySection() {
  const { t } = useLocale();
  useStore(consent.$answers);
  const { page_views } = third_parties;
  if (page_views === null) return null;
  const provider = SERVICE_NAMES[page_views.provider];
  return (
    <section id="privacy" className="c-card c-settings__section">
      <h2>{t('privacy.title')}</h2>
      <p className="s-muted">{t('privacy.choice_hint')}</p>
      <Checkbox
        label={t('privacy.views_choice', { provider })}
        hint={t('privacy.views_text', { provider })}
        checked={consent.allows('page_views')}
        onCheckedChange={(is_given) => consent.answer('page_views', is_given ? 'given' : 'refused')}
      />
    </section>
  );
}
