import { isApiError } from '@sampan/api-client';
import type { WebhookEndpoint, WebhookEventType } from '@sampan/contract';
import { Banner, Button, Checkbox, Dialog, FieldGroup, TextField } from '@sampan/ui';
import { useState, type FormEvent } from 'react';
import { useSettledFields } from '../../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';
import { useSaveEndpoint } from './use-webhooks.ts';
import { EVENT_TYPES, eventLabel } from './webhook-labels.ts';

const FORM_ID = 'webhook-endpoint';
const URL_ID = 'webhook-url';

export interface EndpointDialogProps {
  /** The endpoint to change; null adds one. */
  editing: WebhookEndpoint | null;
  open: boolean;
  onClose: () => void;
  onSaved?: (endpoint: WebhookEndpoint) => void;
}

/** Address, note and events. What was typed survives every refusal. */
export function EndpointDialog({ editing, open, onClose, onSaved }: EndpointDialogProps) {
  const { t } = useLocale();
  const save = useSaveEndpoint();
  const close = () => {
    save.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={editing === null ? t('webhook.add') : t('webhook.change')}
      closeLabel={t('common.close')}
      mobile="full"
      footer={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM_ID} busy={save.isPending} busyLabel={t('common.saving')}>
            {editing === null ? t('webhook.add') : t('common.save')}
          </Button>
        </>
      }
    >
      <EndpointFields
        editing={editing}
        save={save}
        onSaved={(endpoint) => {
          showToast(editing === null ? t('webhook.added') : t('webhook.saved'));
          close();
          onSaved?.(endpoint);
        }}
      />
    </Dialog>
  );
}

interface EndpointFieldsProps {
  editing: WebhookEndpoint | null;
  save: ReturnType<typeof useSaveEndpoint>;
  onSaved: (endpoint: WebhookEndpoint) => void;
}

/** Mounted anew with every opening, so it begins with the endpoint as it is. */
function EndpointFields({ editing, save, onSaved }: EndpointFieldsProps) {
  const locale = useLocale();
  const { t } = locale;
  const [url, setUrl] = useState(editing?.url ?? '');
  const [description, setDescription] = useState(editing?.description ?? '');
  const [events, setEvents] = useState<readonly WebhookEventType[]>(editing?.events ?? []);
  const [attempted, setAttempted] = useState(false);
  const settled = useSettledFields('webhook');
  const refused = isApiError(save.error) ? save.error.errors.find(({ param }) => param === 'url') : undefined;
  const required = (label: string) => t('validate.required', { label });
  const no_url = (attempted || settled.has('url')) && url.trim() === '';
  const url_error = no_url
    ? required(t('webhook.url'))
    : refused && save.variables?.draft.url === url.trim()
      ? locale.fieldErrorText(refused, t('webhook.url'))
      : undefined;
  const no_event = attempted && events.length === 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    const focusUrl = () => document.getElementById(URL_ID)?.focus();
    if (url.trim() === '') return focusUrl();
    if (events.length === 0) return;
    const draft = { url: url.trim(), description, events: EVENT_TYPES.filter((type) => events.includes(type)) };
    save.mutate({ id: editing?.id ?? null, draft }, { onSuccess: onSaved, onError: focusUrl });
  };
  return (
    <form id={FORM_ID} className="c-stack" onSubmit={submit} noValidate>
      {save.isError && refused === undefined ? <Banner tone="danger">{locale.errorText(save.error)}</Banner> : null}
      <TextField
        id={URL_ID}
        label={t('webhook.url')}
        hint={t('webhook.url_hint')}
        required
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={2048}
        placeholder="https://hooks.example.com/sampan"
        data-autofocus=""
        value={url}
        error={url_error}
        onValueChange={setUrl}
      />
      <TextField
        label={t('webhook.note')}
        hint={t('webhook.note_hint')}
        maxLength={200}
        value={description}
        onValueChange={setDescription}
      />
      <FieldGroup
        label={t('webhook.events')}
        hint={t('webhook.events_hint')}
        error={no_event ? required(t('webhook.events')) : undefined}
      >
        <div className="c-webhooks__choices">
          <Checkbox
            label={t('webhook.choose_all')}
            checked={events.length === EVENT_TYPES.length}
            indeterminate={events.length > 0 && events.length < EVENT_TYPES.length}
            onCheckedChange={(on) => setEvents(on ? EVENT_TYPES : [])}
          />
          {EVENT_TYPES.map((type) => (
            <Checkbox
              key={type}
              label={
                <>
                  {eventLabel(locale, type)} <code className="c-webhooks__type">{type}</code>
                </>
              }
              checked={events.includes(type)}
              onCheckedChange={(on) => setEvents(on ? [...events, type] : events.filter((one) => one !== type))}
            />
          ))}
        </div>
      </FieldGroup>
    </form>
  );
}
