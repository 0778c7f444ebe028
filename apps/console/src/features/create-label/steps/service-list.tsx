import type { EstimatedCost } from '@sampan/contract';
import { formatTime, moneyText, type Trip } from '@sampan/country-rules';
import { CourierLogo, classNames, Icon, iconChevronDown, PriceBreakdown, Tag } from '@sampan/ui';
import { priceParts } from '@sampan/widgets/pricing';
import { useId, useState } from 'react';
import { arrivalText } from '../../../shared/delivery/arrival-text.ts';
import type { Reliability } from '../../../shared/delivery/use-reliability.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';

export interface ServiceListProps {
  services: readonly EstimatedCost[];
  chosen: EstimatedCost | undefined;
  onChoose: (cost: EstimatedCost) => void;
  /** Where the parcel goes and when it is picked up. */
  trip: Omit<Trip, 'service'>;
  /** How often a service kept its promise to the company. */
  reliabilityOf: Reliability['textOf'];
}

/** The couriers in rows: logo, service, time, tags, price; a price unfolds into its parts. One radio group, so arrow keys choose. */
export function ServiceList({ services, chosen, onChoose, trip, reliabilityOf }: ServiceListProps) {
  const { t } = useLocale();
  const name = useId();
  return (
    <div className="c-services" role="radiogroup" aria-label={t('estimate.title')}>
      {services.map((cost) => (
        <ServiceRow
          key={cost.delivery_service.id}
          cost={cost}
          name={name}
          compared={services.length > 1}
          chosen={cost.id === chosen?.id}
          onChoose={() => onChoose(cost)}
          trip={trip}
          reliability={reliabilityOf(cost.delivery_service.id)}
        />
      ))}
    </div>
  );
}

interface ServiceRowProps {
  cost: EstimatedCost;
  name: string;
  /** There are others: only then is one of them the cheapest. */
  compared: boolean;
  chosen: boolean;
  onChoose: () => void;
  trip: ServiceListProps['trip'];
  reliability: string | null;
}

/** Whom the carriage is paid to under the company's own contract, and how much, where the courier says it. */
function billedText({ contract_price, currency }: EstimatedCost, t: ReturnType<typeof useLocale>['t']): string {
  return contract_price === undefined || contract_price === null
    ? t('estimate.contract_billed')
    : t('estimate.contract_price', { amount: moneyText(contract_price, currency) });
}

/** Nobody comes for a parcel that is brought. */
function tripOf(trip: ServiceListProps['trip'], { delivery_service: service }: EstimatedCost): Trip {
  return { ...trip, service, pick_up_date: service.delivery_type === 'pick_up' ? trip.pick_up_date : null };
}

function ServiceRow({ cost, name, compared, chosen, onChoose, trip, reliability }: ServiceRowProps) {
  const locale = useLocale();
  const { t } = locale;
  const [open, setOpen] = useState(false);
  const panel = useId();
  const { courier, delivery_service: service } = cost;
  const total = moneyText(cost.total_fee, cost.currency);
  const is_reduced = cost.total_fee_before_discount > cost.total_fee;
  return (
    <div className={classNames('c-service', chosen && 'c-service--on')}>
      <label className="c-service__row">
        <input type="radio" className="s-radio__dot" name={name} value={cost.id} checked={chosen} onChange={onChoose} />
        <CourierLogo name={courier.name} image_url={courier.image_url} color={courier.color} />
        <span className="c-service__text">
          <span className="c-service__name">{courier.name}</span>
          <span className="c-service__tags">
            {compared && cost.recommended ? <Tag tone="success">{t('estimate.recommended')}</Tag> : null}
            {compared && cost.cheapest ? <Tag>{t('estimate.cheapest')}</Tag> : null}
            {compared && cost.fastest ? <Tag>{t('estimate.fastest')}</Tag> : null}
            {courier.is_counter === true ? <Tag>{t('estimate.at_counter')}</Tag> : null}
            {courier.is_own_contract === true ? <Tag>{t('estimate.own_contract')}</Tag> : null}
          </span>
          <span className="c-service__detail">
            {[
              service.name,
              arrivalText(tripOf(trip, cost), locale),
              service.delivery_type === 'pick_up' ? t('create_label.pick_up') : t('create_label.drop_off'),
            ].join(' · ')}
            {reliability === null ? null : <span className="c-service__known s-num">{reliability}</span>}
          </span>
        </span>
        <span className="c-service__price s-num">
          <strong>{total}</strong>
          {courier.is_own_contract === true ? <small className="c-service__billed">{billedText(cost, t)}</small> : null}
          {is_reduced || cost.tax > 0 ? (
            <small>
              {is_reduced ? <s>{moneyText(cost.total_fee_before_discount, cost.currency)}</s> : null}{' '}
              {cost.tax > 0 ? t('create_label.incl_tax', { name: cost.tax_name }) : null}
            </small>
          ) : null}
        </span>
      </label>
      <button
        type="button"
        className="c-service__more"
        aria-expanded={open}
        aria-controls={panel}
        aria-label={`${t('estimate.price_parts')}: ${courier.name}, ${service.name}`}
        onClick={() => setOpen(!open)}
      >
        <Icon
          shape={iconChevronDown}
          size={16}
          className={open ? 'c-service__arrow c-service__arrow--open' : 'c-service__arrow'}
        />
      </button>
      {open ? (
        <div id={panel} className="c-service__parts">
          <PriceBreakdown {...priceParts(cost, t)} />
          <p className="c-service__weight">
            {locale.formatDays(service.eta_days_from, service.eta_days_to)}
            {' · '}
            {t('estimate.charged_weight', { weight: locale.formatNumber(cost.weight.chargeable, 3) })}
            {', '}
            {cost.weight.charged_by === 'volumetric'
              ? t('estimate.charged_by_volumetric', { divisor: locale.formatNumber(cost.weight.divisor) })
              : t(`estimate.charged_by_${cost.weight.charged_by}`)}
            {service.cut_off === null ? null : ` · ${t('estimate.cut_off', { time: formatTime(service.cut_off) })}`}
            {cost.cod ? ` · ${t('cod.at_door', { amount: moneyText(cost.cod.to_collect, cost.currency) })}` : null}
            {service.cod_available ? null : ` · ${t('estimate.no_cod')}`}
          </p>
        </div>
      ) : null}
    </div>
  );
}
