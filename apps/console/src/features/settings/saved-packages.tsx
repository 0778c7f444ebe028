import { canCall } from '@sampan/api-client';
import type { SavedPackages as Saved } from '@sampan/contract';
import { Banner, Button, iconPlus, SkeletonRows } from '@sampan/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useSettledFields } from '../../shared/form/use-settled-fields.ts';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useSavedPackages } from '../../shared/saved-package/use-saved-packages.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';
import { checkPackageForms, EMPTY_SIZE, FIELDS, MAX_SIZES, packageFormsOf } from './saved-package-form.ts';
import { SavedPackageRow } from './saved-package-row.tsx';

/** The boxes a company packs in, saved by themselves (volume: rules of the shop). */
export function SavedPackages() {
  const { t } = useLocale();
  const query = useSavedPackages();
  if (query.data !== undefined) return <SizesTable saved={query.data} />;
  return query.isError ? (
    <LoadError title={t('state.error_title')} query={query} />
  ) : (
    <SkeletonRows rows={3} rowHeight={64} label={t('common.loading')} />
  );
}

function SizesTable({ saved }: { saved: Saved }) {
  const { t, errorText } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const may_write = canCall('saveSavedPackages', useUser());
  const [forms, setForms] = useState(() => packageFormsOf(saved.packages));
  const [attempted, setAttempted] = useState(false);
  const root = useRef<HTMLFormElement>(null);
  const { packages, refused } = checkPackageForms(forms);
  const settled = useSettledFields(FIELDS);
  const save = useMutation({
    mutationFn: (body: Saved) => api.saveSavedPackages({ body }),
    onSuccess: (written) => {
      queries.setQueryData(queryKeys.savedPackages, written);
      showToast(t('saved_package.saved'));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (packages === null) setTimeout(() => root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    else if (!save.isPending) save.mutate({ packages, revision: saved.revision });
  };
  return (
    <form ref={root} className="c-settings__sections" noValidate onSubmit={submit}>
      {save.error === null ? null : <Banner tone="danger">{errorText(save.error)}</Banner>}
      <section className="c-card c-settings__section" aria-labelledby="saved-packages">
        <h2 id="saved-packages">{t('saved_package.title')}</h2>
        <p className="s-muted">{t('saved_package.text')}</p>
        {forms.length === 0 ? <p className="s-muted">{t('saved_package.empty')}</p> : null}
        {forms.map((form, index) => (
          <SavedPackageRow
            key={index}
            index={index}
            form={form}
            may_write={may_write}
            isRefused={(path) => (attempted || settled.has(path)) && refused.has(path)}
            onChange={(next) => setForms(forms.map((one, at) => (at === index ? next : one)))}
            onRemove={() => setForms(forms.filter((_, at) => at !== index))}
          />
        ))}
        {may_write && forms.length < MAX_SIZES ? (
          <div className="c-row">
            <Button size="sm" icon={iconPlus} onClick={() => setForms([...forms, EMPTY_SIZE])}>
              {t('saved_package.add')}
            </Button>
          </div>
        ) : null}
        {may_write ? (
          <div className="c-row">
            <Button type="submit" busy={save.isPending} busyLabel={t('common.saving')}>
              {t('saved_package.save')}
            </Button>
          </div>
        ) : null}
      </section>
    </form>
  );
}
