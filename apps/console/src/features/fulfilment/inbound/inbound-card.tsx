import type { Inbound } from '@sampan/contract';
import { Button, classNames, Tag, type TagTone } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';

const TONES: Readonly<Record<Inbound['status'], TagTone>> = {
  draft: 'neutral',
  in_transit: 'info',
  receiving: 'warning',
  completed: 'success',
  cancelled: 'neutral',
};

export interface InboundCardProps {
  inbound: Inbound;
  /** Undefined for people who only look. */
  onStep: ((step: 'receive' | 'complete' | 'cancel') => void) | undefined;
}

/** An inbound with its lines: expected, received, and what differs. */
export function InboundCard({ inbound, onStep }: InboundCardProps) {
  const locale = useLocale();
  const { t } = locale;
  const { number, status, reference, carrier, boxes, warehouse_name, lines, created_at } = inbound;
  const is_expected = status === 'in_transit' || status === 'receiving';
  const facts = [
    warehouse_name,
    ...(reference === '' ? [] : [reference]),
    ...(carrier === '' ? [] : [carrier]),
    ...(boxes === 0 ? [] : [`${t('fulfilment.boxes')}: ${locale.formatNumber(boxes)}`]),
    locale.formatMoment(created_at),
  ];
  return (
    <li className="c-card c-inbound">
      <div className="c-inbound__head">
        <h2 className="c-warehouses__name s-num">
          {number} <Tag tone={TONES[status]}>{t(`fulfilment.inbound_${status}`)}</Tag>
        </h2>
        {onStep === undefined || !is_expected ? null : (
          <div className="c-page__actions">
            <Button size="sm" variant="quiet" onClick={() => onStep(status === 'receiving' ? 'complete' : 'cancel')}>
              {t(status === 'receiving' ? 'fulfilment.complete' : 'fulfilment.cancel_inbound')}
            </Button>
            <Button size="sm" onClick={() => onStep('receive')}>
              {t('fulfilment.receive')}
            </Button>
          </div>
        )}
      </div>
      <p className="s-muted">{facts.join(' · ')}</p>
      <table className="c-inbound__lines">
        <thead>
          <tr>
            <th scope="col">{t('fulfilment.sku')}</th>
            <th scope="col">{t('fulfilment.expected')}</th>
            <th scope="col">{t('fulfilment.received')}</th>
            <th scope="col">{t('fulfilment.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.sku_id}>
              <td>
                {line.name}
                <small className="s-num s-dim">{line.sku}</small>
              </td>
              <td className="s-num">{locale.formatNumber(line.expected)}</td>
              <td className="s-num">{locale.formatNumber(line.received)}</td>
              <td className={classNames(line.difference !== 0 && 'c-stock__none')}>
                {line.difference < 0
                  ? t('fulfilment.missing', { count: -line.difference })
                  : line.difference > 0
                    ? t('fulfilment.surplus', { count: line.difference })
                    : status === 'completed'
                      ? t('fulfilment.as_expected')
                      : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </li>
  );
}
