import type { Coordinate, Order, Party } from '@sampan/contract';
import { rulesOf, moneyText } from '@sampan/country-rules';
import { qrPath } from '@sampan/widgets/qr-path';
import { useMemo, type ReactNode } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { code128Widths } from './code-128.ts';
import { trackingLinkOf } from '../../../shared/routing/tracking-link.ts';

/**
 * The label as it will be printed, 100 x 150 mm in proportion, black on white in every theme. Its words are those of the
 * print, which is for couriers and therefore English. The file itself comes from the server.
 */
export function LabelPreview({ order }: { order: Order }) {
  const { t, formatDate } = useLocale();
  const { label, courier, delivery_service, shipping_address: to, billing_address: from } = order;
  if (label === null) return null;
  const { weight = 0, length = 0, width = 0, height = 0 } = order.dimension ?? {};
  return (
    <figure className="c-paper" aria-label={t('print.preview')}>
      <div className="c-paper__sheet">
        <div className="c-paper__head">
          <div className="c-paper__courier">
            <strong>{courier?.name}</strong>
            <span>{delivery_service?.name}</span>
          </div>
          <div className="c-paper__route">
            <small>ROUTE</small>
            <b>{label.route_code}</b>
          </div>
        </div>
        <div className="c-paper__code">
          <Barcode text={label.tracking_code} />
          <span>{label.tracking_code}</span>
        </div>
        <Side className="c-paper__to" word="TO" party={to} />
        {order.is_cod ? (
          <div className="c-paper__cod">
            <b>COD</b>
            <b>{moneyText(order.expected_cod_collection, order.currency)}</b>
          </div>
        ) : null}
        <div className="c-paper__sender">
          <Side className="c-paper__from" word="FROM" party={from} />
          <div className="c-paper__scan">
            <Qr link={trackingLinkOf(order.id)} />
            <small>SCAN TO TRACK</small>
          </div>
        </div>
        <div className="c-paper__row">
          <Cell name="ORDER">{order.number}</Cell>
          <Cell name="WEIGHT">{`${weight} kg`}</Cell>
          <Cell name="SIZE">{length > 0 ? `${length} × ${width} × ${height} cm` : '-'}</Cell>
        </div>
        <div className="c-paper__row">
          <Cell name="CONTENTS">{order.package_content}</Cell>
          <Cell name="DECLARED VALUE">{moneyText(order.total_package_value, order.currency)}</Cell>
          <Cell name="SHIPPED">{formatDate(label.created_at)}</Cell>
        </div>
      </div>
    </figure>
  );
}

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <small>{name}</small>
      <span>{children}</span>
    </div>
  );
}

function Side({ className, word, party }: { className: string; word: string; party: Party | null }) {
  if (party === null) return null;
  const { coordinate, name, phone } = party;
  return (
    <div className={className}>
      <em>{word}</em>
      <div>
        <b>{name}</b>
        <span className="c-paper__phone">{`${rulesOf(coordinate.country).phone_code}${phone}`}</span>
        {addressLines(coordinate).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
    </div>
  );
}

/** The lines of an address in the order its country writes them, as the print has them. */
function addressLines({
  street,
  unit_number,
  county,
  district,
  city,
  state,
  post_code,
  country,
}: Coordinate): string[] {
  const joined = (between: string, ...parts: string[]) => parts.filter((text) => text !== '').join(between);
  const first = joined(' ', street, unit_number);
  const lower: Record<Coordinate['country'], string[]> = {
    SG: [joined(' ', 'Singapore', post_code)],
    MY: [district, joined(' ', post_code, city), city === state ? '' : state],
    PH: [district, city, joined(' ', post_code, state)],
    ID: [joined(', ', county, district), city, joined(' ', state, post_code)],
    VN: [joined(', ', district, city), joined(' ', state, post_code)],
  };
  return [first, ...lower[country]].filter((line) => line !== '');
}

function Qr({ link }: { link: string }) {
  const { size, path } = useMemo(() => qrPath(link), [link]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true" focusable="false">
      <path d={path} fill="currentColor" />
    </svg>
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
    <svg
      className="c-paper__bars"
      viewBox={`0 0 ${x} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      <path d={bars.join('')} fill="currentColor" />
    </svg>
  );
}
