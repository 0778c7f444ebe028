import { isApiError } from '@sampan/api-client';
import type { Product } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { Banner, Button, Dialog, ErrorSummary } from '@sampan/ui';
import { useState, type FormEvent } from 'react';
import { useSettledFields } from '../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';
import { ProductFields } from './product-fields.tsx';
import { draftOf, productFormOf, type ProductField, type ProductForm } from './product-form.ts';
import { useSaveProduct } from './use-products.ts';

const FORM_ID = 'product';

/** Names of the wire that stand for another field of the form. */
const FIELD_OF: Readonly<Record<string, ProductField>> = {
  'dimension.length': 'length',
  'dimension.width': 'width',
  'dimension.height': 'height',
  stock_quantity_was: 'stock_quantity',
};

export interface ProductFormDialogProps {
  open: boolean;
  /** The product to change; null lists a new one. */
  editing: Product | null;
  onClose: () => void;
}

/** Listing a product, and changing one (spec 3 form 'product'). What was typed survives every refusal. */
export function ProductFormDialog({ open, editing, onClose }: ProductFormDialogProps) {
  const { t } = useLocale();
  const save = useSaveProduct();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={editing === null ? t('sell.add') : t('sell.edit')}
      closeLabel={t('common.close')}
      size="lg"
      mobile="full"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM_ID} busy={save.isPending} busyLabel={t('common.saving')}>
            {editing === null ? t('sell.save_new') : t('common.save')}
          </Button>
        </>
      }
    >
      <ProductFormBody
        editing={editing}
        save={save}
        onSaved={() => {
          showToast(editing === null ? t('sell.listed_done') : t('sell.saved_done'));
          onClose();
        }}
      />
    </Dialog>
  );
}

interface BodyProps extends Pick<ProductFormDialogProps, 'editing'> {
  save: ReturnType<typeof useSaveProduct>;
  onSaved: () => void;
}

/** Mounted anew with every opening. It keeps the product it began with: what is saved says which stock it was corrected from. */
function ProductFormBody({ editing, save, onSaved }: BodyProps) {
  const locale = useLocale();
  const { t, issueText } = locale;
  const user = useUser();
  const currency = editing?.currency ?? rulesOf(user.country_code).currency;
  const [form, setForm] = useState(() => productFormOf(editing));
  const [attempt, setAttempt] = useState(0);
  const settled = useSettledFields('product');
  const read = draftOf(form, currency);
  const refused = save.isError && save.variables !== undefined ? serverProblems(save.error, locale) : new Map();

  const problemOf = (field: ProductField): string | undefined => {
    if (attempt === 0 && !settled.has(field)) return undefined;
    const issue = 'issues' in read ? read.issues.get(field) : undefined;
    return issue === undefined ? (refused.get(field) as string | undefined) : issueText(issue);
  };
  const idOf = (field: ProductField) => `product-${field}`;
  const fields = Object.keys(form) as ProductField[];
  const problems = fields.flatMap((field) => {
    const message = problemOf(field);
    return message === undefined ? [] : [{ fieldId: idOf(field), message }];
  });

  const change = (part: Partial<ProductForm>) => {
    setForm((before) => ({ ...before, ...part }));
    if (save.isError) save.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if ('draft' in read) save.mutate({ editing, draft: read.draft }, { onSuccess: onSaved });
  };
  return (
    <form id={FORM_ID} className="c-stack" onSubmit={submit} noValidate>
      {attempt === 0 ? null : (
        <ErrorSummary
          title={t('common.errors_found', { count: problems.length })}
          problems={problems}
          attempt={attempt}
        />
      )}
      {save.isError && refused.size === 0 ? <Banner tone="danger">{locale.errorText(save.error)}</Banner> : null}
      <ProductFields form={form} onChange={change} currency={currency} idOf={idOf} problemOf={problemOf} />
    </form>
  );
}

/** What the server refused, by field, in the words of the page's language. */
function serverProblems(error: unknown, locale: ReturnType<typeof useLocale>): Map<ProductField, string> {
  const found = new Map<ProductField, string>();
  if (!isApiError(error)) return found;
  for (const failure of error.errors)
    found.set(FIELD_OF[failure.param] ?? (failure.param as ProductField), locale.fieldErrorText(failure));
  return found;
}
