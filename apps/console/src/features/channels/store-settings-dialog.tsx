import type { StoreSettings } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { Banner, Button, Checkbox, Dialog, iconPlus, NumberField, Select } from '@sampan/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { errorTextWithWait } from '../../shared/form/form-error.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';
import { ServiceRule } from './service-rule.tsx';
import { checkSettingsForm, EMPTY_RULE, settingsFormOf, type SettingsForm } from './settings-form.ts';
import type { StoreTask } from './store-task.ts';

const FORM_ID = 'store-settings';
const MAX_RULES = 20;

/** How orders of one store are taken over, and what the store is told. */
export function StoreSettingsDialog({ task, onClose }: { task: StoreTask | null; onClose: () => void }) {
  const { t } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (body: StoreSettings) => api.saveStoreSettings({ params: { id: task?.store.id ?? '' }, body }),
    // Said once the list shows it: whoever opens the dialog again at once begins with what was saved.
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: queryKeys.stores });
      showToast(t('store.settings_saved'));
      onClose();
    },
  });
  const close = () => {
    save.reset();
    onClose();
  };
  const settings = task?.store.connection?.settings;
  return (
    <Dialog
      open={task !== null}
      onClose={close}
      title={t('store.settings_title', { name: task?.store.store_name ?? '' })}
      closeLabel={t('common.close')}
      size="lg"
      mobile="full"
      footer={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM_ID} busy={save.isPending} busyLabel={t('common.saving')}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      {settings === undefined ? null : (
        <SettingsFields
          settings={settings}
          can_complete={task?.kind.source === 'woocommerce'}
          asks_rates={task?.kind.source === 'shopify'}
          error={save.error}
          onSave={(body) => {
            if (!save.isPending) save.mutate(body);
          }}
        />
      )}
    </Dialog>
  );
}

interface SettingsFieldsProps {
  settings: StoreSettings;
  /** Only WooCommerce sets an order to completed (channels 2). */
  can_complete: boolean;
  /** Only Shopify asks for prices at checkout. */
  asks_rates: boolean;
  error: Error | null;
  onSave: (settings: StoreSettings) => void;
}

function SettingsFields({ settings, can_complete, asks_rates, error, onSave }: SettingsFieldsProps) {
  const locale = useLocale();
  const { t } = locale;
  const { currency } = rulesOf(useUser().country_code);
  const [form, setForm] = useState(() => settingsFormOf(settings));
  const [attempted, setAttempted] = useState(false);
  const change = (part: Partial<SettingsForm>) => setForm({ ...form, ...part });
  const refused = attempted ? checkSettingsForm(form).refused : new Set<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    const { body } = checkSettingsForm(form);
    if (body !== null) onSave(body);
  };
  const changeRule = (index: number, rule: SettingsForm['rules'][number]) =>
    change({ rules: form.rules.map((one, at) => (at === index ? rule : one)) });
  return (
    <form id={FORM_ID} className="c-stack" onSubmit={submit} noValidate>
      {error === null ? null : <Banner tone="danger">{errorTextWithWait(locale, error)}</Banner>}
      <div className="c-store-settings__pair">
        <NumberField
          label={t('store.default_weight')}
          hint={t('store.default_weight_hint')}
          unit="kg"
          value={form.default_kg}
          error={refused.has('default_weight_g') ? t('store.weight_range') : undefined}
          onValueChange={(default_kg) => change({ default_kg })}
        />
        <NumberField
          label={t('store.first_sync')}
          unit={t('store.days')}
          value={form.first_sync_days}
          error={refused.has('first_sync_days') ? t('store.days_range') : undefined}
          onValueChange={(first_sync_days) => change({ first_sync_days })}
        />
      </div>
      <Select
        label={t('store.cod')}
        options={(['collect', 'ignore'] as const).map((value) => ({ value, label: t(`store.cod_${value}`) }))}
        value={form.cash_on_delivery}
        onValueChange={(value) => change({ cash_on_delivery: value === 'ignore' ? 'ignore' : 'collect' })}
      />
      <Checkbox
        label={t('store.notify_buyer')}
        checked={form.notify_buyer}
        onCheckedChange={(notify_buyer) => change({ notify_buyer })}
      />
      {can_complete ? (
        <Checkbox
          label={t('store.completes_order')}
          checked={form.completes_order}
          onCheckedChange={(completes_order) => change({ completes_order })}
        />
      ) : null}
      {asks_rates ? (
        <NumberField
          label={t('store.fallback')}
          hint={t('store.fallback_hint')}
          unit={currency}
          value={form.checkout_fallback}
          error={refused.has('checkout_fallback') ? t('store.fallback_invalid') : undefined}
          onValueChange={(checkout_fallback) => change({ checkout_fallback })}
        />
      ) : null}
      <section className="c-store-rules" aria-labelledby="store-rules">
        <h3 id="store-rules">{t('store.rules')}</h3>
        <p className="s-muted">{t('store.rules_hint')}</p>
        {form.rules.map((rule, index) => (
          <ServiceRule
            key={index}
            number={index + 1}
            rule={rule}
            is_refused={(name) => refused.has(`service_rules.${index}.${name}`)}
            onChange={(next) => changeRule(index, next)}
            onRemove={() => change({ rules: form.rules.filter((_rule, at) => at !== index) })}
          />
        ))}
        {form.rules.length >= MAX_RULES ? null : (
          <Button size="sm" icon={iconPlus} onClick={() => change({ rules: [...form.rules, EMPTY_RULE] })}>
            {t('store.rule_add')}
          </Button>
        )}
      </section>
    </form>
  );
}
