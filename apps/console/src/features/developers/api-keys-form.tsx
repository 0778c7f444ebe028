import { isApiError } from '@sampan/api-client';
import type { SecretKey } from '@sampan/contract';
import { Banner, Button, Checkbox, Dialog, FieldGroup, RadioCards, Select, TextArea, TextField } from '@sampan/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSettledFields } from '../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { apiKeyDraftOf, apiKeyFormOf, EXPIRIES, ipLines, type ApiKeyForm } from './api-keys-draft.ts';
import { PasswordAgain, usePasswordAgain } from './api-keys-password.tsx';
import { SCOPE_TEXTS, SCOPES } from './api-keys-scopes.ts';
import { useSaveApiKey, type SavedKey } from './use-api-keys.ts';

const FORM_ID = 'secret-key';
const EXPIRY_TEXTS = {
  '': 'api_key.expiry_never',
  '30': 'api_key.expiry_30',
  '90': 'api_key.expiry_90',
  '365': 'api_key.expiry_365',
} as const satisfies Record<(typeof EXPIRIES)[number], string>;

export interface ApiKeyFormDialogProps {
  /** The key to change; null makes a new one. */
  editing: SecretKey | null;
  open: boolean;
  onClose: () => void;
  onSaved: (saved: SavedKey) => void;
}

/** Name, mode, what the key may do and from where. What was typed survives every refusal. */
export function ApiKeyFormDialog({ editing, open, onClose, onSaved }: ApiKeyFormDialogProps) {
  const { t } = useLocale();
  const save = useSaveApiKey();
  const close = () => {
    save.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={editing === null ? t('api_key.new') : t('api_key.edit')}
      closeLabel={t('common.close')}
      mobile="full"
      footer={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM_ID} busy={save.isPending} busyLabel={t('common.saving')}>
            {editing === null ? t('api_key.new') : t('common.save')}
          </Button>
        </>
      }
    >
      <ApiKeyFields
        editing={editing}
        save={save}
        onSaved={(saved) => {
          save.reset();
          onSaved(saved);
        }}
      />
    </Dialog>
  );
}

interface ApiKeyFieldsProps extends Pick<ApiKeyFormDialogProps, 'editing' | 'onSaved'> {
  save: ReturnType<typeof useSaveApiKey>;
}

/** Mounted anew with every opening, so it begins with the key as it is. */
function ApiKeyFields({ editing, save, onSaved }: ApiKeyFieldsProps) {
  const locale = useLocale();
  const { t } = locale;
  const form_element = useRef<HTMLFormElement | null>(null);
  const [form, setForm] = useState(() => apiKeyFormOf(editing));
  const [attempts, setAttempts] = useState(0);
  const settled = useSettledFields('api-key');
  const change = (part: Partial<ApiKeyForm>) => setForm({ ...form, ...part });
  const no_name = (attempts > 0 || settled.has('name')) && form.name.trim() === '';
  const no_scope = attempts > 0 && form.scopes.length === 0;
  const refused = save.isError ? ipProblems(save.error, form.ips, locale) : [];
  const again = usePasswordAgain();

  // The first field that is wrong, whether this page or the server found it.
  useEffect(() => {
    if (attempts === 0) return;
    form_element.current?.querySelector<HTMLElement>('[aria-invalid="true"], .s-group--invalid')?.focus();
  }, [attempts, save.error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (form.name.trim() === '' || form.scopes.length === 0) return;
    const draft = apiKeyDraftOf(form, { password: again.password, now: Math.floor(Date.now() / 1000) });
    save.mutate({ id: editing?.id ?? null, draft }, { onSuccess: onSaved, onError: again.noteRefusal });
  };
  return (
    <form id={FORM_ID} ref={form_element} className="c-stack" onSubmit={submit} noValidate>
      {save.isError && refused.length === 0 && !again.isWanted(save.error) ? (
        <Banner tone="danger">{locale.errorText(save.error)}</Banner>
      ) : null}
      <TextField
        id="api-key-name"
        label={t('api_key.name')}
        hint={t('api_key.name_hint')}
        required
        maxLength={60}
        data-autofocus=""
        value={form.name}
        error={no_name ? t('validate.required', { label: t('api_key.name') }) : undefined}
        onValueChange={(name) => change({ name })}
      />
      {editing === null ? (
        <RadioCards
          label={t('api_key.mode')}
          layout="grid"
          options={(['test', 'live'] as const).map((mode) => ({
            value: mode,
            title: t(`api_key.mode_${mode}`),
            detail: t(`api_key.mode_${mode}_text`),
          }))}
          value={form.mode}
          onValueChange={(mode) => change({ mode: mode === 'live' ? 'live' : 'test' })}
        />
      ) : null}
      <FieldGroup
        label={t('api_key.scopes')}
        hint={t('api_key.scopes_hint')}
        error={no_scope ? t('validate.required', { label: t('api_key.scopes') }) : undefined}
      >
        <div className="c-dev__scopes">
          {SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              label={t(SCOPE_TEXTS[scope].title)}
              hint={t(SCOPE_TEXTS[scope].text)}
              checked={form.scopes.includes(scope)}
              onCheckedChange={(on) =>
                change({ scopes: SCOPES.filter((one) => (one === scope ? on : form.scopes.includes(one))) })
              }
            />
          ))}
        </div>
      </FieldGroup>
      <TextArea
        label={t('api_key.ips')}
        hint={t('api_key.ips_hint')}
        rows={2}
        spellCheck={false}
        autoCapitalize="off"
        value={form.ips}
        error={refused.length === 0 ? undefined : refused.join(' ')}
        onValueChange={(ips) => change({ ips })}
      />
      {editing === null ? (
        <Select
          label={t('api_key.expiry')}
          options={EXPIRIES.map((value) => ({ value, label: t(EXPIRY_TEXTS[value]) }))}
          value={form.expiry}
          onValueChange={(expiry) => change({ expiry })}
        />
      ) : null}
      <PasswordAgain again={again} />
    </form>
  );
}

/** Which lines the server did not take, in the words of the page's language. */
function ipProblems(error: unknown, typed: string, locale: ReturnType<typeof useLocale>): string[] {
  if (!isApiError(error)) return [];
  const lines = ipLines(typed);
  return error.errors
    .filter(({ param }) => param.startsWith('allowed_ips'))
    .map((failure) => {
      const problem = locale.fieldErrorText(failure, locale.t('api_key.ips'));
      const line = lines[Number(failure.param.split('.')[1])]?.line;
      return line === undefined ? problem : locale.t('api_key.ips_line', { line: String(line), problem });
    });
}
