import { useStore } from '@nanostores/react';
import type { LabelFormat, Order } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import {
  Banner,
  Button,
  buttonClass,
  Checkbox,
  CopyButton,
  CourierLogo,
  iconDownload,
  iconPrint,
  Select,
} from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { mayAddOrder } from '../../../shared/session/may-add-order.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import {
  $labelFormat,
  $maskPhones,
  LABEL_FORMATS,
  setLabelFormat,
  setMaskPhones,
} from '../../../shared/printing/label-print.store.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { trackingLinkOf } from '../../../shared/routing/tracking-link.ts';
import { usePrintLabel } from './use-print-label.ts';

const START_POSITIONS = ['1', '2', '3', '4'] as const;

/** Beside the label: its number, Print, the paper of this device, the tracking link, and the next parcel. */
export function LabelSide({ order }: { order: Order }) {
  const locale = useLocale();
  const { t } = locale;
  const user = useUser();
  const format = useStore($labelFormat);
  const mask_phones = useStore($maskPhones);
  const [start, setStart] = useState('1');
  const label = usePrintLabel(order, format, Number(start));
  const code = order.label?.tracking_code ?? '';
  const link = trackingLinkOf(order.id);
  const is_zpl = format === 'zpl';
  return (
    <aside className="c-card c-label__side">
      {order.courier === null ? null : (
        <div className="c-label__courier">
          <CourierLogo name={order.courier.name} image_url={order.courier.image_url} color={order.courier.color} />
          <div>
            <strong>{order.courier.name}</strong>
            <div className="s-muted">{order.delivery_service?.name}</div>
          </div>
          {order.price === null ? null : (
            <span className="c-label__price s-num">{moneyText(order.price, order.currency)}</span>
          )}
        </div>
      )}
      <div>
        <div className="s-dim">{t('order.column_tracking')}</div>
        <div className="c-label__code">
          <output className="c-label__awb s-num" aria-label={t('order.column_tracking')}>
            {code}
          </output>
          <CopyButton text={code} label={t('common.copy')} copiedLabel={t('common.copied')} iconOnly />
        </div>
        <div className="s-dim s-num">{t('order.detail_title', { number: order.number })}</div>
      </div>
      {label.error === null ? null : <Banner tone="danger">{locale.errorText(label.error)}</Banner>}
      <Button
        variant="primary"
        size="lg"
        block
        icon={is_zpl ? iconDownload : iconPrint}
        busy={label.is_preparing}
        busyLabel={t('print.preparing')}
        onClick={label.print}
      >
        {is_zpl ? t('print.download_zpl') : label.is_printed ? t('print.print_again') : t('print.print')}
      </Button>
      {label.fallback_link === null ? null : (
        <a href={label.fallback_link} target="_blank" rel="noreferrer">
          {t('print.fallback')}
        </a>
      )}
      <div className="c-label__paper">
        <Select
          id="label-format"
          label={t('print.format')}
          options={LABEL_FORMATS.map((value) => ({ value, label: t(`print.format_${value}`) }))}
          value={format}
          onValueChange={(value) => setLabelFormat(value as LabelFormat)}
        />
        {format === 'a4' ? (
          <Select
            id="label-start"
            label={t('print.start_position')}
            options={START_POSITIONS.map((position) => ({
              value: position,
              label: t('print.start_position_n', { position }),
            }))}
            value={start}
            onValueChange={setStart}
          />
        ) : null}
        <Checkbox label={t('print.mask_phones')} checked={mask_phones} onCheckedChange={setMaskPhones} />
      </div>
      <p className="s-muted">{handOverText(order, t)}</p>
      <div className="c-label__links">
        <CopyButton text={link} label={t('create_label.copy_tracking_link')} copiedLabel={t('common.copied')} />
        <Link to="." search={(search) => ({ ...search, track: code })} className={buttonClass()}>
          {t('order.open_tracking')}
        </Link>
        {mayAddOrder(user) ? (
          <Link
            to="/orders/create_label/$step"
            params={{ step: '1+customer_address' }}
            search={{ new: 'true' }}
            className={buttonClass()}
          >
            {t('create.another')}
          </Link>
        ) : null}
      </div>
    </aside>
  );
}

function handOverText(order: Order, t: ReturnType<typeof useLocale>['t']): string {
  if (order.delivery_type === 'pick_up') return t('print.hand_over_pick_up');
  return t('print.hand_over_drop_off', { courier: order.courier?.name ?? '' });
}
