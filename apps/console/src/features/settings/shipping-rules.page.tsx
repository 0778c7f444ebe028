import { canCall } from '@sampan/api-client';
import type { ShippingRules } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { Banner, Button, iconPlus, SkeletonRows } from '@sampan/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useSettledFields } from '../../shared/form/use-settled-fields.ts';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';
import { SavedPackages } from './saved-packages.tsx';
import {
  checkRulesForm,
  EMPTY_RULE,
  FIELDS,
  fieldId,
  MAX_RULES,
  rulesFormOf,
  type RulesForm,
} from './shipping-rule-form.ts';
import { ShippingRuleRow } from './shipping-rule-row.tsx';
import { SkuWeights } from './sku-weights.tsx';
import './shipping-rules.css';

/** /settings/shipping-rules: which courier new parcels ask for, and what a SKU weighs (volume: rules of the shop). */
export function ShippingRulesPage() {
  const { t } = useLocale();
  const api = useApi();
  const query = useQuery({
    queryKey: queryKeys.shippingRules,
    queryFn: ({ signal }) => api.getShippingRules(undefined, { signal }),
    // A table that is being changed isn't replaced under the person's hands.
    refetchOnWindowFocus: false,
  });
  usePageTitle(t('shipping_rule.title'));
  return (
    <>
      <h1>{t('shipping_rule.title')}</h1>
      <p className="s-muted">{t('shipping_rule.text')}</p>
      {query.data !== undefined ? (
        <RulesTable saved={query.data} />
      ) : query.isError ? (
        <LoadError title={t('state.error_title')} query={query} />
      ) : (
        <SkeletonRows rows={4} rowHeight={64} label={t('common.loading')} />
      )}
      <SavedPackages />
    </>
  );
}

function RulesTable({ saved }: { saved: ShippingRules }) {
  const { t, errorText } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const user = useUser();
  const { currency } = rulesOf(user.country_code);
  const may_write = canCall('saveShippingRules', user);
  const [form, setForm] = useState<RulesForm>(() => rulesFormOf(saved, currency));
  const [attempted, setAttempted] = useState(false);
  const save = useMutation({
    mutationFn: (body: ShippingRules) => api.saveShippingRules({ body }),
    onSuccess: (written) => {
      queries.setQueryData(queryKeys.shippingRules, written);
      showToast(t('shipping_rule.saved'));
    },
  });
  const { body, refused } = checkRulesForm(form, currency);
  const settled = useSettledFields(FIELDS);
  const isRefused = (path: string) => (attempted || settled.has(path)) && refused.has(path);
  const root = useRef<HTMLFormElement>(null);
  const setRules = (rules: RulesForm['rules']) => setForm({ ...form, rules });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (body === null) setTimeout(() => root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    else if (!save.isPending) save.mutate({ ...body, revision: saved.revision });
  };
  return (
    <form ref={root} className="c-settings__sections" noValidate onSubmit={submit}>
      {save.error === null ? null : <Banner tone="danger">{errorText(save.error)}</Banner>}
      <section className="c-card c-settings__section" aria-label={t('shipping_rule.title')}>
        {form.rules.length === 0 ? <p className="s-muted">{t('shipping_rule.empty')}</p> : null}
        {form.rules.map((rule, index) => (
          <ShippingRuleRow
            key={index}
            number={index + 1}
            rule={rule}
            currency={currency}
            may_write={may_write}
            idOf={(field) => fieldId(`rules.${index}.${field}`)}
            isRefused={(field) => isRefused(`rules.${index}.${field}`)}
            onChange={(next) => setRules(form.rules.map((one, at) => (at === index ? next : one)))}
            onRemove={() => setRules(form.rules.filter((_, at) => at !== index))}
            onUp={index === 0 ? undefined : () => setRules(movedUp(form.rules, index))}
          />
        ))}
        {may_write && form.rules.length < MAX_RULES ? (
          <div className="c-row">
            <Button size="sm" icon={iconPlus} onClick={() => setRules([...form.rules, EMPTY_RULE])}>
              {t('shipping_rule.add')}
            </Button>
          </div>
        ) : null}
      </section>
      <SkuWeights
        weights={form.weights}
        may_write={may_write}
        isRefused={isRefused}
        onChange={(weights) => setForm({ ...form, weights })}
      />
      {may_write ? (
        <div className="c-row">
          <Button type="submit" variant="primary" busy={save.isPending} busyLabel={t('common.saving')}>
            {t('common.save')}
          </Button>
        </div>
      ) : null}
    </form>
  );
}

/** The rules with one of them before its neighbour. */
function movedUp(rules: RulesForm['rules'], index: number): RulesForm['rules'] {
  const moved = rules[index];
  return moved === undefined ? rules : rules.filter((_, at) => at !== index).toSpliced(index - 1, 0, moved);
}
