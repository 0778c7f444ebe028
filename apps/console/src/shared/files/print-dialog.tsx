import { useStore } from '@nanostores/react';
import type { LabelFormat } from '@sampan/contract';
import { TIMINGS } from '@sampan/country-rules';
import { Banner, Button, Checkbox, Dialog, iconDownload, iconPrint, RadioCards, Select } from '@sampan/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../api/services.tsx';
import { useLocale } from '../locale/locale.tsx';
import { $labelFormat, $maskPhones, LABEL_FORMATS, setLabelFormat, setMaskPhones } from './label-print.store.ts';
import { downloadFile, printFile } from './print-file.ts';
import './printing.css';

export interface PrintDialogProps {
  /** The parcels whose labels go into one file, in this order; empty keeps the dialog closed. */
  order_ids: readonly string[];
  onClose: () => void;
}

/**
 * Asks for the paper and prints: one file for any number of labels, through a hidden frame (spec section 4, Result dialog: the
 * file opens after about 1 s, a fallback link appears after 5 s).
 */
export function PrintDialog({ order_ids, onClose }: PrintDialogProps) {
  const { t } = useLocale();
  const open = order_ids.length > 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('order.print_labels', { count: order_ids.length })}
      closeLabel={t('common.close')}
      size="sm"
    >
      {open ? <PrintForm order_ids={order_ids} onClose={onClose} /> : null}
    </Dialog>
  );
}

const START_POSITIONS = ['1', '2', '3', '4'] as const;

function PrintForm({ order_ids, onClose }: PrintDialogProps) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const format = useStore($labelFormat);
  const mask_phones = useStore($maskPhones);
  const [start_position, setStartPosition] = useState(1);
  const [fallback, setFallback] = useState(false);
  const file = useMutation({
    mutationFn: () =>
      api.downloadLabels({
        body: { order_ids: [...order_ids], format, start_position: format === 'a4' ? start_position : 1, mask_phones },
      }),
    onSuccess: async ({ link }) => {
      if (format === 'zpl') {
        downloadFile(link);
        return;
      }
      await printFile(link).catch(() => setFallback(true));
    },
  });
  const link = file.data?.link;
  useEffect(() => {
    if (link === undefined) return;
    const timer = setTimeout(() => setFallback(true), TIMINGS.file_fallback_link_ms);
    return () => clearTimeout(timer);
  }, [link]);
  const skipped = file.data?.skipped.length ?? 0;
  return (
    <div className="c-stack">
      {file.isError ? <Banner tone="danger">{locale.errorText(file.error)}</Banner> : null}
      {link === undefined ? null : <Banner tone="success">{t('dialog.result_print_labels_completed')}</Banner>}
      {skipped === 0 ? null : <Banner tone="warning">{t('print.skipped', { count: skipped })}</Banner>}
      <RadioCards
        label={t('print.format')}
        options={LABEL_FORMATS.map((value) => ({ value, title: t(`print.format_${value}`) }))}
        value={format}
        onValueChange={(value) => {
          setLabelFormat(value as LabelFormat);
          file.reset();
          setFallback(false);
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
      <Checkbox
        label={t('print.mask_phones')}
        checked={mask_phones}
        onCheckedChange={(is_masked) => {
          setMaskPhones(is_masked);
          file.reset();
          setFallback(false);
        }}
      />
      <div className="c-print__actions">
        {link !== undefined && fallback ? (
          <a
            href={link}
            target="_blank"
            rel="noreferrer"

            className="c-print__fallback"
          >
            {t('print.fallback')}
          </a>
        ) : null}
        <Button onClick={onClose}>{t('common.close')}</Button>
        <Button
          variant="primary"
          data-autofocus=""
          icon={format === 'zpl' ? iconDownload : iconPrint}
          busy={file.isPending}
          busyLabel={t('print.preparing')}
          onClick={() => {
            setFallback(false);
            file.mutate();
          }}
        >
          {format === 'zpl' ? t('print.download_zpl') : link === undefined ? t('common.print') : t('print.print_again')}
        </Button>
      </div>
    </div>
  );
}
