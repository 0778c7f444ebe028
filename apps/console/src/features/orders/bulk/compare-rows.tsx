import type { BulkEstimateRow } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { CourierLogo, Icon, iconChevronDown, Tag } from '@sampan/ui';
import { CountryFlag } from '../../../shared/brand/country-flag.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { unservedText } from '../../../shared/shipping-rule/rule-text.ts';
import { useCouriers } from '../../../shared/shipping-rule/use-couriers.ts';
import { nextPrice, type Choices } from './choose-services.ts';

export interface CompareRowsProps {
  rows: readonly BulkEstimateRow[];
  choices: Choices;
  onChoose: (reference_id: string, service_id: string) => void;
}

/** One row for each parcel: who and where, by which service, for how much, and what the next service would cost. */
export function CompareRows({ rows, choices, onChoose }: CompareRowsProps) {
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
            <ServiceChoice row={row} chosen={chosen} onChoose={onChoose} />
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
  const { t, formatWeight } = useLocale();
  const { country_code } = useUser();
  const { courierName } = useCouriers();
  const currency = row.estimated_costs[0]?.currency;
  const facts = [row.place, row.weight === null ? '' : formatWeight(row.weight), row.number];
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
        {facts.filter((fact) => fact !== '').join(' · ')}
      </small>
      {row.rule_decision?.is_served === false ? (
        <small className="s-dim">{unservedText(row.rule_decision, courierName, t)}</small>
      ) : null}
    </span>
  );
}

interface ServiceChoiceProps extends Pick<CompareRowsProps, 'onChoose'> {
  row: BulkEstimateRow;
  chosen: BulkEstimateRow['estimated_costs'][number];
}

/** The chosen service, written out in full: a select cuts long names, so it lies unseen above the words. */
function ServiceChoice({ row, chosen, onChoose }: ServiceChoiceProps) {
  const { t, formatDays } = useLocale();
  const { courier, delivery_service: service } = chosen;
  return (
    <span className="c-quotes__service">
      <CourierLogo name={courier.name} image_url={courier.image_url} color={courier.color} size={24} />
      <span className="c-quotes__words" aria-hidden="true">
        <span>{`${courier.name} ${service.name}`}</span>
        <small className="s-dim">
          {[
            formatDays(service.eta_days_from, service.eta_days_to),
            ...(courier.is_own_contract === true ? [t('estimate.own_contract')] : []),
          ].join(' · ')}
        </small>
      </span>
      <Icon shape={iconChevronDown} size={16} />
      <select
        aria-label={t('bulk.service_of', { number: row.number })}
        value={service.id}
        onChange={(event) => onChoose(row.reference_id, event.currentTarget.value)}
      >
        {row.estimated_costs.map(({ courier: of, delivery_service, total_fee, currency }) => (
          <option key={delivery_service.id} value={delivery_service.id}>
            {[
              `${of.name} ${delivery_service.name}`,
              formatDays(delivery_service.eta_days_from, delivery_service.eta_days_to),
              of.is_own_contract === true ? t('estimate.own_contract') : moneyText(total_fee, currency),
            ].join(' · ')}
          </option>
        ))}
      </select>
    </span>
  );
}
