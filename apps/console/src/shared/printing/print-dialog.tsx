import { useStore } from '@nanostores/react';
import type { LabelFormat, PrintOrder } from '@sampan/contract';
import { Banner, Button, Checkbox, Dialog, iconDownload, iconPrint, RadioCards, Select } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../locale/locale.tsx';
import {
  $labelFormat,
  $maskPhones,
  $withSlips,
  LABEL_FORMATS,
  PRINT_ORDERS,
  setLabelFormat,
  setMaskPhones,
  setWithSlips,
} from './label-print.store.ts';
import { usePrintFile } from './use-print-file.ts';
import { usePrintJob } from './use-print-job.ts';
import './printing.css';

export interface PrintDialogProps {
  /** The parcels whose labels go into one file, in the list's order; empty keeps the dialog closed, unless a job is named. */
  order_ids: readonly string[];
  /** A job that bought labels, to print all of them. */
  job?: { id: string; labels: number } | null | undefined;
  /** How many of them were printed before. */
  printed?: number | undefined;
  onClose: () => void;
}

/**
 * Asks for the paper and prints. One label goes through a hidden frame; many are a bulk job, whose end the result dialog tells
 * (spec section 4, Result dialog: the file opens after about 1 s, a fallback link appears after 5 s).
 */
export function PrintDialog({ order_ids, job = null, printed = 0, onClose }: PrintDialogProps) {
  const { t } = useLocale();
  const count = job?.labels ?? order_ids.length;
  return (
    <Dialog
      open={count > 0}
      onClose={onClose}
      title={t('order.print_labels', { count })}
      closeLabel={t('common.close')}
      size="sm"
    >
      {count === 0 ? null : <PrintForm order_ids={order_ids} job={job} printed={printed} onClose={onClose} />}
    </Dialog>
  );
}

const START_POSITIONS = ['1', '2', '3', '4'] as const;

function PrintForm({ order_ids, job, printed = 0, onClose }: PrintDialogProps) {
  const locale = useLocale();
  const { t } = locale;
  const format = useStore($labelFormat);
  const mask_phones = useStore($maskPhones);
  const with_slips = useStore($withSlips);
  const [start_position, setStartPosition] = useState(1);
  const [sort, setSort] = useState<PrintOrder>('list');
  const one = usePrintFile(order_ids, start_position);
  const many = usePrintJob(onClose);
  const is_many = job != null || order_ids.length > 1;
  const error = one.error ?? many.error;
  const print = () => (is_many ? many.mutate({ order_ids, job_id: job?.id, sort, start_position }) : one.print());
  return (
    <div className="c-stack">
      {error === null ? null : <Banner tone="danger">{locale.errorText(error)}</Banner>}
      {one.link === undefined ? null : <Banner tone="success">{t('dialog.result_print_labels_completed')}</Banner>}
      {printed === 0 || one.link !== undefined ? null : (
        <Banner tone="info">{t('print.again', { count: printed })}</Banner>
      )}
      <RadioCards
        label={t('print.format')}
        options={LABEL_FORMATS.map((value) => ({ value, title: t(`print.format_${value}`) }))}
        value={format}
        onValueChange={(value) => {
          setLabelFormat(value as LabelFormat);
          one.reset();
        }}
      />
      {format === 'a4' ? (
        <Select
          label={t('print.start_position')}
          options={START_POSITIONS.map((position) => ({
            value: position,
            label: t('print.start_position_n', { position }),
          }))}
          value={String(start_position)}
          onValueChange={(position) => setStartPosition(Number(position))}
        />
      ) : null}
      {is_many ? (
        <Select
          label={t('print.sort')}
          options={PRINT_ORDERS.map((value) => ({ value, label: t(`print.sort_${value}`) }))}
          value={sort}
          onValueChange={(value) => setSort(value as PrintOrder)}
        />
      ) : null}
      <Checkbox
        label={t('print.with_slips')}
        checked={with_slips}
        onCheckedChange={(is_wanted) => {
          setWithSlips(is_wanted);
          one.reset();
        }}
      />
      <Checkbox
        label={t('print.mask_phones')}
        checked={mask_phones}
        onCheckedChange={(is_masked) => {
          setMaskPhones(is_masked);
          one.reset();
        }}
      />
      <div className="c-print__actions">
        {one.is_late ? (
          <a href={one.link} target="_blank" rel="noreferrer" className="c-print__fallback">
            {t('print.fallback')}
          </a>
        ) : null}
        <Button onClick={onClose}>{t('common.close')}</Button>
        <Button
          variant="primary"
          data-autofocus=""
          icon={format === 'zpl' ? iconDownload : iconPrint}
          busy={one.isPending || many.isPending}
          busyLabel={t('print.preparing')}
          onClick={print}
        >
          {format === 'zpl'
            ? t('print.download_zpl')
            : one.link === undefined
              ? t('common.print')
              : t('print.print_again')}
        </Button>
      </div>
    </div>
  );
}
