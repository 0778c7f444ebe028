import type { OrderCod } from '@sampan/contract';
import { parseAmount, toMajor } from '@sampan/country-rules';
import { Banner, Button, Dialog, MoneyField, TextArea } from '@sampan/ui';
import { issueMessage, AMOUNT_ISSUES } from '@sampan/validators';
import { isApiError } from '@sampan/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useSettledFields } from '../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { showToast } from '../../shared/toast/toast.store.ts';

export interface ShortfallDialogProps {
  /** The cash that is missing; null keeps the dialog closed. */
  cod: OrderCod | null;
  number: string;
  onClose: () => void;
}

/** Tells Sampan that a courier handed over too little. */
export function ShortfallDialog({ cod, number, onClose }: ShortfallDialogProps) {
  const { t } = useLocale();
  return (
    <Dialog open={cod !== null} onClose={onClose} title={t('cod.report')} closeLabel={t('common.close')} size="sm">
      {cod === null ? null : <ShortfallForm cod={cod} number={number} onClose={onClose} />}
    </Dialog>
  );
}

function ShortfallForm({ cod, number, onClose }: { cod: OrderCod; number: string; onClose: () => void }) {
  const locale = useLocale();
  const { t, issueText } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const [received, setReceived] = useState('');
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const settled = useSettledFields('shortfall');
  const note_field = useRef<HTMLTextAreaElement | null>(null);
  const parsed = parseAmount(received, cod.currency);
  const is_wrong = !parsed.ok && parsed.reason !== 'empty';
  const report = useMutation({
    mutationFn: () =>
      api.reportCodShortfall({
        params: { id: cod.order_id },
        body: { received: parsed.ok ? toMajor(parsed.amount_minor, cod.currency) : null, note: note.trim() },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: queryKeys.orders });
      showToast(t('cod.report_done'));
      onClose();
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (note.trim() === '') return note_field.current?.focus();
    if (!is_wrong) report.mutate();
  };
  const refusal = (reason: keyof typeof AMOUNT_ISSUES) =>
    issueText(issueMessage(AMOUNT_ISSUES[reason], { label: 'label.amount' }));
  const refused = isApiError(report.error) ? report.error.errors.find(({ param }) => param === 'received') : undefined;
  return (
    <form className="c-stack" onSubmit={submit} noValidate>
      <p>{t('cod.report_text', { number })}</p>
      {report.error === null || refused !== undefined ? null : (
        <Banner tone="danger">{locale.errorText(report.error)}</Banner>
      )}
      <MoneyField
        label={t('cod.report_received')}
        currency={cod.currency}
        value={received}
        refusalText={refusal}
        error={refused === undefined ? undefined : issueText(refused.message)}
        onValueChange={setReceived}
      />
      <TextArea
        ref={note_field}
        id="shortfall-note"
        label={t('label.comment')}
        hint={t('cod.report_note')}
        required
        rows={3}
        maxLength={500}
        counterLimit={500}
        value={note}
        error={
          (asked || settled.has('note')) && note.trim() === ''
            ? issueText(issueMessage('validate.required', { label: 'label.comment' }))
            : undefined
        }
        onValueChange={setNote}
      />
      <div className="c-print__actions">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" busy={report.isPending}>
          {t('cod.report_send')}
        </Button>
      </div>
    </form>
  );
}
