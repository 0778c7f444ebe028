import type { BulkEstimateRow } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { CourierLogo, Icon, iconChevronDown, Tag } from '@sampan/ui';
import { CountryFlag } from '../../../shared/brand/country-flag.tsx';
import { arrivalText } from '../../../shared/delivery/arrival-text.ts';
import type { Reliability } from '../../../shared/delivery/use-reliability.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { unservedText } from '../../../shared/shipping-rule/rule-text.ts';
import { useCouriers } from '../../../shared/shipping-rule/use-couriers.ts';
import { nextPrice, type Choices } from './choose-services.ts';

export interface CompareRowsProps {
  rows: readonly BulkEstimateRow[];
  choices: Choices;
  onChoose: (reference_id: string, service_id: string) => void;
  reliabilityOf: Reliability['textOf'];
}

/** One row for each parcel: who and where, by which service, for how much, and what the next service would cost. */
export function CompareRows({ rows, choices, onChoose, reliabilityOf }: CompareRowsProps) {
  const { t } = useLocale();
  return (
    <ul className="c-quotes" aria-label={t('bulk.ready', { count: rows.length })}>
      {rows.map((row) => {
        const chosen = choices.get(row.reference_id);
        if (chosen === undefined) return null;
        const next = nextPrice(row, chosen);
        return (
          <li key={row.reference_id} className="c-quotes__row">
            <Who row={row} />
            <ServiceChoice row={row} chosen={chosen} onChoose={onChoose} reliabilityOf={reliabilityOf} />
            <span className="c-quotes__price s-num">
              <strong>{moneyText(chosen.total_fee, chosen.currency)}</strong>
              {next === null ? null : (
                <small className="s-dim">{t('bulk.next', { amount: moneyText(next, chosen.currency) })}</small>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The recipient, what is collected, the place and the weight; a flag only across a border. */
function Who({ row }: { row: BulkEstimateRow }) {
  const locale = useLocale();
  const { t, formatWeight } = locale;
  const { country_code } = useUser();
  const { courierName } = useCouriers();
  const currency = row.estimated_costs[0]?.currency;
  const facts = [row.place, row.weight === null ? '' : formatWeight(row.weight)].filter((fact) => fact !== '');
  return (
    <span className="c-quotes__who">
      <span className="c-quotes__name">
        <strong>{row.recipient_name}</strong>
        {row.expected_cod_collection === 0 || currency === undefined ? null : (
          <Tag tone="cod">{`${t('status.cod')} ${moneyText(row.expected_cod_collection, currency)}`}</Tag>
        )}
      </span>
      <small className="c-quotes__place s-dim s-num">
        {row.country_code === null || row.country_code === country_code ? null : (
          <CountryFlag country={row.country_code} />
        )}
        <span>
          {facts.map((fact) => `${fact} · `).join('')}
          <span className="c-quotes__number">{row.number}</span>
        </span>
      </small>
      {row.recipient_record === null ? null : (
        <small className="c-quotes__record">
          {t('cod.returned_before', { count: row.recipient_record.parcels, returned: row.recipient_record.returned })}
        </small>
      )}
      {row.rule_decision?.is_served === false ? (
        <small className="s-dim">{unservedText(row.rule_decision, courierName, t)}</small>
      ) : null}
    </span>
  );
}

interface ServiceChoiceProps extends Pick<CompareRowsProps, 'onChoose' | 'reliabilityOf'> {
  row: BulkEstimateRow;
  chosen: BulkEstimateRow['estimated_costs'][number];
}

/** The chosen service, written out in full: a select cuts long names, so it lies unseen above the words. */
function ServiceChoice({ row, chosen, onChoose, reliabilityOf }: ServiceChoiceProps) {
  const locale = useLocale();
  const { t } = locale;
  const { country_code } = useUser();
  const { courier, delivery_service: service } = chosen;
  const now = Math.floor(Date.now() / 1000);
  const arrivesBy = ({ delivery_service }: BulkEstimateRow['estimated_costs'][number]): string =>
    arrivalText(
      {
        from: country_code,
        to: row.country_code ?? country_code,
        now,
        pick_up_date: delivery_service.delivery_type === 'pick_up' ? row.pick_up_date : null,
        service: delivery_service,
      },
      locale,
    );
  return (
    <span className="c-quotes__service">
      <CourierLogo name={courier.name} image_url={courier.image_url} color={courier.color} size={24} />
      <span className="c-quotes__words" aria-hidden="true">
        <span>{`${courier.name} ${service.name}`}</span>
        <small className="s-dim">
          {[
            arrivesBy(chosen),
            reliabilityOf(service.id),
            courier.is_own_contract === true ? t('estimate.own_contract') : null,
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </small>
      </span>
      <Icon shape={iconChevronDown} size={16} />
      <select
        aria-label={t('bulk.service_of', { number: row.number })}
        value={service.id}
        onChange={(event) => onChoose(row.reference_id, event.currentTarget.value)}
      >
        {row.estimated_costs.map((cost) => (
          <option key={cost.delivery_service.id} value={cost.delivery_service.id}>
            {[
              `${cost.courier.name} ${cost.delivery_service.name}`,
              arrivesBy(cost),
              cost.courier.is_own_contract === true
                ? t('estimate.own_contract')
                : moneyText(cost.total_fee, cost.currency),
            ].join(' · ')}
          </option>
        ))}
      </select>
    </span>
  );
}
