import type { Order, Party } from '@sampan/contract';
import { formatAddress, rulesOf } from '@sampan/country-rules';
import { Icon, iconScan } from '@sampan/ui';
import { useLocale } from '../locale/locale.tsx';
import { moneyText } from '../locale/money-text.ts';
import { code128Widths } from './code-128.ts';

/** The label as it will be printed, 100 x 150 mm in proportion, always black on white. The file itself comes from the server. */
export function LabelPreview({ order }: { order: Order }) {
  const { t } = useLocale();
  const { label, courier, delivery_service, shipping_address: to, billing_address: from } = order;
  if (label === null) return null;
  const weight = order.dimension?.weight;
  return (
    <figure className="c-sheet-preview" aria-label={t('print.preview')}>
      <div className="c-sheet-preview__paper">
        <div className="c-sheet-preview__head">
          <div>
            <strong>{courier?.name}</strong>
            <span>{delivery_service?.name}</span>
          </div>
          <b className="c-sheet-preview__route">{label.route_code}</b>
        </div>
        <div className="c-sheet-preview__code">
          <Barcode text={label.tracking_code} />
          <span>{label.tracking_code}</span>
        </div>
        <Side className="c-sheet-preview__to" word="TO" party={to} />
        {order.is_cod ? (
          <div className="c-sheet-preview__cod">
            <span>COD</span>
            <b>{moneyText(order.expected_cod_collection, order.currency)}</b>
          </div>
        ) : null}
        <Side className="c-sheet-preview__from" word="FROM" party={from} />
        <div className="c-sheet-preview__foot">
          <dl>
            <div>
              <dt>Order</dt>
              <dd>{order.number}</dd>
            </div>
            {weight === undefined ? null : (
              <div>
                <dt>Weight</dt>
                <dd>{`${weight} kg`}</dd>
              </div>
            )}
            <div>
              <dt>Contents</dt>
              <dd>{order.package_content}</dd>
            </div>
          </dl>
          <span className="c-sheet-preview__scan">
            <Icon shape={iconScan} size={28} />
          </span>
        </div>
      </div>
      <figcaption className="s-visually-hidden">{t('print.preview')}</figcaption>
    </figure>
  );
}

function Side({ className, word, party }: { className: string; word: string; party: Party | null }) {
  if (party === null) return null;
  const { coordinate, name, phone } = party;
  return (
    <div className={className}>
      <em>{word}</em>
      <b>{name}</b>
      <span>{`${rulesOf(coordinate.country).phone_code} ${phone}`}</span>
      <span>{coordinate.formatted_address === '' ? formatAddress(coordinate, coordinate.country) : coordinate.formatted_address}</span>
    </div>
  );
}

function Barcode({ text }: { text: string }) {
  const widths = code128Widths(text);
  if (widths === null) return null;
  let x = 0;
  const bars = widths.flatMap((width, index) => {
    const bar = index % 2 === 0 ? [`M${x} 0h${width}v1h-${width}z`] : [];
    x += width;
    return bar;
  });
  return (
    <svg className="c-sheet-preview__bars" viewBox={`0 0 ${x} 1`} preserveAspectRatio="none" shapeRendering="crispEdges" aria-hidden="true" focusable="false">
      <path d={bars.join('')} fill="currentColor" />
    </svg>
  );
}
