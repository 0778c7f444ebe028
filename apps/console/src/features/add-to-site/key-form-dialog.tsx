import { isApiError } from '@sampan/api-client';
import type { PublishableKey } from '@sampan/contract';
import { Banner, Button, Checkbox, Dialog, FieldGroup, RadioCards, TextArea, TextField } from '@sampan/ui';
import { useState, type FormEvent } from 'react';
import { useSettledFields } from '../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { showToast } from '../../shared/toast/toast.store.ts';
import { SCOPES } from './embed-options.ts';
import { draftOf, keyFormOf, siteLines, type KeyForm } from './key-draft.ts';
import { useSaveKey } from './use-keys.ts';

const FORM_ID = 'publishable-key';

export interface KeyFormDialogProps {
  /** The key to change; null makes a new one. */
  editing: PublishableKey | null;
  open: boolean;
  onClose: () => void;
  onSaved: (key: PublishableKey) => void;
}

/** Name, mode, sites and what pages may do (widgets.md 2). What was typed survives every refusal. */
export function KeyFormDialog({ editing, open, onClose, onSaved }: KeyFormDialogProps) {
  const { t } = useLocale();
  const save = useSaveKey();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={editing === null ? t('site.key_new') : t('site.key_edit')}
      closeLabel={t('common.close')}
      mobile="full"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM_ID} busy={save.isPending} busyLabel={t('common.saving')}>
            {editing === null ? t('site.key_new') : t('common.save')}
          </Button>
        </>
      }
    >
      <KeyFields
        editing={editing}
        save={save}
        onSaved={(key) => {
          showToast(editing === null ? t('site.key_made') : t('site.key_saved'));
          onSaved(key);
          onClose();
        }}
      />
    </Dialog>
  );
}

interface KeyFieldsProps extends Pick<KeyFormDialogProps, 'editing' | 'onSaved'> {
  save: ReturnType<typeof useSaveKey>;
}

/** Mounted anew with every opening, so it begins with the key as it is. */
function KeyFields({ editing, save, onSaved }: KeyFieldsProps) {
  const locale = useLocale();
  const { t } = locale;
  const [form, setForm] = useState(() => keyFormOf(editing));
  const [attempted, setAttempted] = useState(false);
  const settled = useSettledFields('site-key');
  const change = (part: Partial<KeyForm>) => setForm({ ...form, ...part });
  const no_name = (attempted || settled.has('name')) && form.name.trim() === '';
  const no_scope = attempted && form.scopes.length === 0;
  const refused = save.isError ? siteProblems(save.error, form.sites, locale) : [];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (form.name.trim() === '' || form.scopes.length === 0) return;
    save.mutate({ id: editing?.id ?? null, draft: draftOf(form) }, { onSuccess: onSaved });
  };
  return (
    <form id={FORM_ID} className="c-stack" onSubmit={submit} noValidate>
      {save.isError && refused.length === 0 ? <Banner tone="danger">{locale.errorText(save.error)}</Banner> : null}
      <TextField
        id="site-key-name"
        label={t('site.key_name')}
        hint={t('site.key_name_hint')}
        required
        maxLength={60}
        data-autofocus=""
        value={form.name}
        error={no_name ? t('validate.required', { label: t('site.key_name') }) : undefined}
        onValueChange={(name) => change({ name })}
      />
      {editing === null ? (
        <RadioCards
          label={t('site.mode')}
          layout="grid"
          options={(['test', 'live'] as const).map((mode) => ({
            value: mode,
            title: t(`site.mode_${mode}`),
            detail: t(`site.mode_${mode}_text`),
          }))}
          value={form.mode}
          onValueChange={(mode) => change({ mode: mode === 'live' ? 'live' : 'test' })}
        />
      ) : null}
      <TextArea
        label={t('site.sites')}
        hint={t('site.sites_hint')}
        rows={3}
        spellCheck={false}
        autoCapitalize="off"
        placeholder="https://shop.example"
        value={form.sites}
        error={refused.length === 0 ? undefined : refused.join(' ')}
        onValueChange={(sites) => change({ sites })}
      />
      <FieldGroup
        label={t('site.scopes')}
        hint={t('site.scopes_hint')}
        error={no_scope ? t('validate.required', { label: t('site.scopes') }) : undefined}
      >
        <div className="c-site__scopes">
          {SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              label={t(`site.scope_${scope}`)}
              checked={form.scopes.includes(scope)}
              onCheckedChange={(on) =>
                change({ scopes: SCOPES.filter((one) => (one === scope ? on : form.scopes.includes(one))) })
              }
            />
          ))}
        </div>
      </FieldGroup>
    </form>
  );
}

/** Which lines the server did not take, in the words of the page's language. */
function siteProblems(error: unknown, typed: string, locale: ReturnType<typeof useLocale>): string[] {
  if (!isApiError(error)) return [];
  const lines = siteLines(typed);
  return error.errors
    .filter(({ param }) => param.startsWith('allowed_origins'))
    .map((failure) => {
      const problem = locale.fieldErrorText(failure, locale.t('site.sites'));
      const line = lines[Number(failure.param.split('.')[1])]?.line;
      return line === undefined ? problem : locale.t('site.sites_line', { line: String(line), problem });
    });
}
