import { rulesOf, type PackageSizeAlias } from '@sampan/country-rules';
import {
  fieldsOfPackage,
  ORDER_STEPS,
  type OrderStep,
  type PackageForm,
  packageFormOf,
  type PackageIssue,
  packageIssues,
  startedPackageForm,
} from '@sampan/stores/order-draft';
import {
  Banner,
  Checkbox,
  ErrorSummary,
  MoneyField,
  NumberField,
  PackageSizePicker,
  Select,
  Tabs,
  TextArea,
  TextField,
} from '@sampan/ui';
import { issueMessage, AMOUNT_ISSUES } from '@sampan/validators';
import { isApiError } from '@sampan/api-client';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useWhenSettled } from '../../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { CodFields } from './cod-fields.tsx';
import { CustomsFields } from './customs-fields.tsx';
import { CreateLabelLayout } from '../create-label-layout.tsx';
import { useOrderDraft } from '../draft/order-draft.store.ts';
import { useSaveOrder } from '../draft/use-save-order.ts';
import { packageFieldOfParam } from '../draft/server-issues.ts';
import { CallProblem } from '../../../shared/form/call-problem.tsx';
import { InsuranceField } from './insurance-field.tsx';
import { ItemsFields } from './items-fields.tsx';
import { SavedSizeField } from './saved-size-field.tsx';

const CATEGORIES = ['fashion', 'electronics', 'beauty', 'food', 'home', 'books', 'toys', 'else'] as const;

/** Step 2: size, contents, value and what the courier must know (spec section 5: 'Package type', required fields). */
export function PackageStep({ step }: { step: OrderStep }) {
  const { t, issueText } = useLocale();
  const { country_code } = useUser();
  const { currency } = rulesOf(country_code);
  const navigate = useNavigate();
  const draft = useOrderDraft();
  const save = useSaveOrder();
  const destination = draft.$draft.get().fields.shipping_address?.coordinate.country;
  const is_abroad = destination !== undefined && destination !== country_code;
  const [form, setForm] = useState<PackageForm>(() => {
    // A parcel of a shop or of the API says itself how large it is, or somebody has to.
    const { order_id, fields } = draft.$draft.get();
    return order_id === null ? startedPackageForm(fields) : packageFormOf(fields);
  });
  useEffect(() => {
    // The size that is chosen from the start is part of the draft before anything else is.
    const { order_id, fields } = draft.$draft.get();
    if (order_id === null && fields.package_form === undefined) draft.change(fieldsOfPackage(form, currency));
  }, [draft, form, currency]);
  const [issues, setIssues] = useState<readonly PackageIssue[]>([]);
  const [attempt, setAttempt] = useState(0);
  const saving = useMutation({
    mutationFn: save,
    onSuccess: () => void navigate({ to: '/orders/create_label/$step', params: { step: ORDER_STEPS[2].path } }),
    onError: (error) => {
      // What only the server knows, such as a reference in use, shows beside its field.
      const found = isApiError(error)
        ? error.errors.flatMap(({ param, message }) => {
            const field = packageFieldOfParam(param);
            return field === null ? [] : [{ field, issue: message }];
          })
        : [];
      if (found.length === 0) return;
      setIssues(found);
      setAttempt(attempt + 1);
    },
  });

  const change = (part: Partial<PackageForm>, item?: PackageIssue['field']) => {
    const next = { ...form, ...part };
    setForm(next);
    const touched = Object.keys(part).map((name) => (name === 'package_type' || name === 'tab' ? 'size' : name));
    const isTouched = (field: PackageIssue['field']) =>
      part.items === undefined ? touched.includes(field) : field === item || (item === undefined && isOfItem(field));
    setIssues(issues.filter(({ field }) => !isTouched(field)));
    draft.change(fieldsOfPackage(next, currency));
  };
  const checkField = (field: string) => {
    const found = packageIssues(form, currency, is_abroad).filter((issue) => issue.field === field);
    setIssues((before) => [...before.filter((issue) => issue.field !== field), ...found]);
  };
  useWhenSettled('package', checkField);
  /** On leaving a field what is wrong with it shows at once, unless it was left empty (look.md 1.4). */
  const blur = (field: PackageIssue['field'], text: string) => {
    if (text.trim() !== '') checkField(field);
  };
  const submit = () => {
    const found = packageIssues(form, currency, is_abroad);
    setIssues(found);
    if (found.length > 0) {
      setAttempt(attempt + 1);
      return;
    }
    saving.mutate();
  };
  const errorOf = (field: PackageIssue['field']) => {
    const issue = issues.find((candidate) => candidate.field === field)?.issue;
    return issue === undefined ? undefined : issueText(issue);
  };
  const problems = issues.map(({ field, issue }) => ({ fieldId: `package-${field}`, message: issueText(issue) }));
  const measure = (field: 'length' | 'width' | 'height' | 'weight', unit: string, inc: number) => (
    <NumberField
      id={`package-${field}`}
      label={t(`label.${field}`)}
      unit={unit}
      step={inc}
      required
      value={form[field]}
      error={errorOf(field)}
      onBlur={() => blur(field, form[field])}
      onValueChange={(text) => change({ [field]: text })}
    />
  );
  const refusal =
    (label: 'label.total_package_value' | 'label.amount' | 'label.item_price') =>
    (reason: keyof typeof AMOUNT_ISSUES) =>
      issueText(issueMessage(AMOUNT_ISSUES[reason], { label }));

  return (
    <CreateLabelLayout
      step={step}
      action={t('create.to_couriers')}
      onSubmit={submit}
      busy={saving.isPending}
      busyLabel={t('common.saving')}
      has_errors={problems.length > 0 && attempt > 0}
    >
      {attempt === 0 ? null : (
        <ErrorSummary
          title={t('common.errors_found', { count: problems.length })}
          problems={problems}
          attempt={attempt}
        />
      )}
      {saving.isError && issues.length === 0 ? <CallProblem error={saving.error} /> : null}
      <section className="c-card c-stack" aria-labelledby="size-title">
        <h2 id="size-title">{t('create.size_title')}</h2>
        <SavedSizeField form={form} onChange={change} />
        <Tabs
          label={t('create.size_title')}
          items={[
            { id: 'preset', label: t('create.size_preset') },
            { id: 'exact', label: t('create.size_exact') },
          ]}
          value={form.tab}
          onValueChange={(tab) => change({ tab: tab === 'exact' ? 'exact' : 'preset' })}
        >
          {form.tab === 'preset' ? (
            <PackageSizePicker
              id="package-size"
              label={t('create.size_preset')}
              labelHidden
              required
              value={form.package_type === '' ? null : form.package_type}
              onValueChange={(package_type: PackageSizeAlias) => change({ package_type })}
              nameOf={(alias) => t(`package_size.${alias}`)}
              unit="Kg"
              scaleNote={t('create_label.size_scale')}
              error={errorOf('size')}
            />
          ) : (
            <div className="c-stack">
              {/* One sentence for the whole tab when nothing at all was given. */}
              {errorOf('size') === undefined ? null : <Banner tone="danger">{errorOf('size')}</Banner>}
              <div id="package-size" className="c-create__measures">
                {measure('length', 'cm', 1)}
                {measure('width', 'cm', 1)}
                {measure('height', 'cm', 1)}
                {measure('weight', 'kg', 0.5)}
              </div>
              <p className="s-field__hint">{t('create_label.weight_explained')}</p>
            </div>
          )}
        </Tabs>
      </section>
      <section className="c-card c-stack" aria-labelledby="contents-title">
        <h2 id="contents-title">{t('create_label.contents_title')}</h2>
        <TextField
          id="package-content"
          label={t('label.package_contents')}
          hint={t('create.contents_hint')}
          required
          maxLength={200}
          value={form.content}
          error={errorOf('content')}
          onValueChange={(content) => change({ content })}
        />
        <div className="c-create__pair">
          <Select
            id="package-category"
            label={t('label.item_category')}
            placeholder={t('address.choose')}
            options={CATEGORIES.map((name) => ({ value: name, label: t(`create.category_${name}`) }))}
            value={form.category}
            onValueChange={(category) => change({ category })}
          />
          <MoneyField
            id="package-value"
            label={t('label.total_package_value')}
            hint={t('create.value_hint')}
            required
            currency={currency}
            value={form.value}
            error={errorOf('value')}
            refusalText={refusal('label.total_package_value')}
            onBlur={() => blur('value', form.value)}
            onValueChange={(value) => change({ value })}
          />
        </div>
        <InsuranceField form={form} onChange={(is_insured) => change({ is_insured })} />
        <CodFields
          form={form}
          onChange={change}
          onBlur={() => blur('cod_amount', form.cod_amount)}
          error={errorOf('cod_amount')}
          refusalText={refusal('label.amount')}
        />
      </section>
      {is_abroad ? (
        <CustomsFields
          form={form}
          onChange={change}
          onBlur={() => blur('explanation', form.explanation)}
          error={errorOf('explanation')}
        />
      ) : null}
      <ItemsFields
        items={form.items}
        currency={currency}
        is_abroad={is_abroad}
        onChange={(items, field) => change({ items }, field)}
        onBlur={blur}
        errorOf={errorOf}
        refusalText={refusal('label.item_price')}
      />
      <section className="c-card c-stack" aria-labelledby="courier-title">
        <h2 id="courier-title">{t('create_label.for_courier')}</h2>
        <div className="c-create__flags">
          <Checkbox
            label={t('create.is_fragile')}
            checked={form.is_fragile}
            onCheckedChange={(is_fragile) => change({ is_fragile })}
          />
          <Checkbox
            label={t('create.is_battery')}
            checked={form.is_battery}
            onCheckedChange={(is_battery) => change({ is_battery })}
          />
          <Checkbox
            label={t('create.is_dangerous')}
            checked={form.is_dangerous}
            onCheckedChange={(is_dangerous) => change({ is_dangerous })}
          />
        </div>
        <TextArea
          id="package-instructions"
          label={t('create.delivery_instructions')}
          hint={t('address.delivery_note')}
          rows={2}
          maxLength={300}
          counterLimit={300}
          value={form.instructions}
          onValueChange={(instructions) => change({ instructions })}
        />
        <TextField
          id="package-reference"
          label={t('create.reference')}
          hint={t('create.reference_hint')}
          maxLength={64}
          autoComplete="off"
          value={form.reference}
          error={errorOf('reference')}
          onValueChange={(reference) => change({ reference })}
        />
      </section>
    </CreateLabelLayout>
  );
}

const isOfItem = (field: PackageIssue['field']) => field.startsWith('item-');
