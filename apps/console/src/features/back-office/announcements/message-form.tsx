import { COUNTRY_CODES, isCountryCode, rulesOf } from '@sampan/country-rules';
import { Banner, Button, Select, TextArea, TextField } from '@sampan/ui';
import { useState, type FormEvent } from 'react';
import { errorTextWithWait } from '../../../shared/form/form-error.ts';
import { useSettledFields } from '../../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import type { useMessageActions } from './use-service-messages.ts';

const DAYS = ['1', '3', '7', '14', '30'] as const;
const DAY_S = 86_400;
const TRANSLATED = ['my', 'ph', 'id', 'vi'] as const;
const EMPTY = { en: '', my: '', ph: '', id: '', vi: '', tone: 'info', country: '', days: '3' };
const TEXT_MAX = 200;

/** What merchants are told: English always, other languages where somebody wrote them. */
export function MessageForm({ publish }: Pick<ReturnType<typeof useMessageActions>, 'publish'>) {
  const locale = useLocale();
  const { t } = locale;
  const [form, setForm] = useState(EMPTY);
  const [is_tried, setTried] = useState(false);
  const settled = useSettledFields('message');
  const change = (part: Partial<typeof EMPTY>) => setForm((before) => ({ ...before, ...part }));
  const is_missing = form.en.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (is_missing) document.getElementById('message-en')?.focus();
    if (is_missing || publish.isPending) return;
    const { en, my, ph, id, vi, tone, country, days } = form;
    publish.mutate(
      {
        texts: { en, my, ph, id, vi },
        tone: tone === 'warning' ? 'warning' : 'info',
        country_code: isCountryCode(country) ? country : null,
        ends_at: Math.floor(Date.now() / 1000) + Number(days) * DAY_S,
      },
      {
        onSuccess: () => {
          setForm(EMPTY);
          setTried(false);
        },
      },
    );
  };
  return (
    <form className="c-card c-stack" noValidate onSubmit={submit}>
      {publish.error === null ? null : <Banner tone="danger">{errorTextWithWait(locale, publish.error)}</Banner>}
      <TextArea
        id="message-en"
        label={t('operator.message_en')}
        required
        rows={2}
        maxLength={TEXT_MAX}
        counterLimit={TEXT_MAX}
        value={form.en}
        error={
          is_missing && (is_tried || settled.has('en'))
            ? t('validate.required', { label: t('operator.message_en') })
            : undefined
        }
        onValueChange={(en) => change({ en })}
      />
      <details>
        <summary>{t('operator.message_translations')}</summary>
        <div className="c-stack">
          {TRANSLATED.map((language) => (
            <TextField
              key={language}
              label={t(`operator.message_${language}`)}
              maxLength={TEXT_MAX}
              value={form[language]}
              onValueChange={(text) => change({ [language]: text })}
            />
          ))}
        </div>
      </details>
      <div className="c-messages__choices">
        <Select
          label={t('operator.message_to')}
          options={[
            { value: '', label: t('operator.message_everywhere') },
            ...COUNTRY_CODES.filter((code) => !rulesOf(code).is_closed).map((code) => ({
              value: code,
              label: t(`country.${code}`),
            })),
          ]}
          value={form.country}
          onValueChange={(country) => change({ country })}
        />
        <Select
          label={t('operator.message_tone')}
          options={(['info', 'warning'] as const).map((tone) => ({
            value: tone,
            label: t(`operator.message_${tone}`),
          }))}
          value={form.tone}
          onValueChange={(tone) => change({ tone })}
        />
        <Select
          label={t('operator.message_days')}
          options={DAYS.map((days) => ({ value: days, label: t('operator.message_day', { days }) }))}
          value={form.days}
          onValueChange={(days) => change({ days })}
        />
      </div>
      <div>
        <Button variant="primary" type="submit" busy={publish.isPending} busyLabel={t('common.saving')}>
          {t('operator.message_publish')}
        </Button>
      </div>
    </form>
  );
}
