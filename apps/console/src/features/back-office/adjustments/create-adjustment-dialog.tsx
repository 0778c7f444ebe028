import { Banner, Button, Dialog, TextField } from '@sampan/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { PhotosField, type PickedPhoto } from '../../adjustments/photos-field.tsx';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { fieldError } from '../../../shared/form/field-error.ts';

const EMPTY = { tracking_code: '', courier_reference: '', weight: '', length: '', width: '', height: '', note: '' };
type Draft = typeof EMPTY;
const NUMBER = /^\d{1,4}(?:\.\d{1,3})?$/u;

/** One weighing by hand, with the courier's photos. A refusal stands beside its field and keeps what was typed. */
export function CreateAdjustmentDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useId();
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [photos, setPhotos] = useState<PickedPhoto[]>([]);
  const [is_tried, setTried] = useState(false);
  const number = (text: string) => (text.trim() === '' ? null : Number(text));
  const enter = useMutation({
    mutationFn: () =>
      api.createOperatorAdjustment({
        body: {
          tracking_code: draft.tracking_code.trim(),
          courier_reference: draft.courier_reference.trim(),
          weight: Number(draft.weight),
          length: number(draft.length),
          width: number(draft.width),
          height: number(draft.height),
          note: draft.note.trim(),
          photos: photos.map(({ data_base64, type }) => ({ data_base64, type })),
        },
      }),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: queryKeys.operatorAdjustments });
      setDraft(EMPTY);
      setPhotos([]);
      setTried(false);
      onClose();
      void navigate({ to: '/operator/adjustments/$id', params: { id } });
    },
  });
  const labels = {
    tracking_code: t('adjustment.tracking_code'),
    courier_reference: t('adjustment.courier_reference'),
    weight: t('adjustment.weight_kg'),
    length: t('adjustment.length_cm'),
    width: t('adjustment.width_cm'),
    height: t('adjustment.height_cm'),
    note: t('adjustment.note'),
  };
  const problemOf = (name: keyof Draft): string | undefined => {
    const text = draft[name].trim();
    if (is_tried && text === '' && ['tracking_code', 'courier_reference', 'weight'].includes(name))
      return locale.issueText('validate.required', labels[name]);
    if (is_tried && text !== '' && ['weight', 'length', 'width', 'height'].includes(name) && !NUMBER.test(text))
      return t('adjustment.number_hint');
    const refused = fieldError(enter.error, name);
    return refused === undefined ? undefined : locale.fieldErrorText(refused, labels[name]);
  };
  const field = (name: keyof Draft, options: { required?: boolean; numeric?: boolean } = {}) => (
    <TextField
      label={labels[name]}
      required={options.required}
      inputMode={options.numeric ? 'decimal' : undefined}
      value={draft[name]}
      error={problemOf(name)}
      onValueChange={(text) => setDraft({ ...draft, [name]: text })}
    />
  );
  const names = Object.keys(EMPTY) as (keyof Draft)[];
  const send = (root: HTMLElement) => {
    setTried(true);
    const is_good = names.every((name) => {
      const text = draft[name].trim();
      const is_needed = ['tracking_code', 'courier_reference', 'weight'].includes(name);
      const is_number = ['weight', 'length', 'width', 'height'].includes(name);
      return text === '' ? !is_needed : !is_number || NUMBER.test(text);
    });
    if (is_good) enter.mutate();
    else setTimeout(() => root.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('adjustment.enter_title')}
      closeLabel={t('common.close')}
      size="md"
      mobile="full"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={enter.isPending}>
            {t('adjustment.enter_send')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="c-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send(event.currentTarget);
        }}
      >
        {enter.error === null ? null : <Banner tone="danger">{locale.errorText(enter.error)}</Banner>}
        {field('tracking_code', { required: true })}
        {field('courier_reference', { required: true })}
        {field('weight', { required: true, numeric: true })}
        <div className="c-adjustments__sides">
          {field('length', { numeric: true })}
          {field('width', { numeric: true })}
          {field('height', { numeric: true })}
        </div>
        {field('note')}
        <PhotosField label={t('adjustment.photos_courier')} photos={photos} onPhotos={setPhotos} />
      </form>
    </Dialog>
  );
}
