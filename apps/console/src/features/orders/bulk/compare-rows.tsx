import type { BulkEstimateRow } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { CourierLogo, Select } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { nextPrice, type Choices } from './choose-services.ts';

export interface CompareRowsProps {
  rows: readonly BulkEstimateRow[];
  choices: Choices;
  onChoose: (reference_id: string, service_id: string) => void;
}

/** One row for each parcel: who, by which service, for how much, and what the next service would cost. */
export function CompareRows({ rows, choices, onChoose }: CompareRowsProps) {
  const locale = useLocale();
  const { t } = locale;
  return (
    <ul className="c-quotes" aria-label={t('bulk.ready', { count: rows.length })}>
      {rows.map((row) => {
        const chosen = choices.get(row.reference_id);
        if (chosen === undefined) return null;
        const next = nextPrice(row, chosen);
        return (
          <li key={row.reference_id} className="c-quotes__row">
            <span className="c-quotes__who">
              <strong>{row.recipient_name}</strong>
              <small className="s-dim s-num">{row.number}</small>
            </span>
            <span className="c-quotes__service">
              <CourierLogo
                name={chosen.courier.name}
                image_url={chosen.courier.image_url}
                color={chosen.courier.color}
                size={24}
              />
              <Select
                label={t('bulk.service_of', { number: row.number })}
                labelHidden
                value={chosen.delivery_service.id}
                onValueChange={(service) => onChoose(row.reference_id, service)}
                options={row.estimated_costs.map(({ courier, delivery_service: service, total_fee, currency }) => ({
                  value: service.id,
                  label: [
                    `${courier.name} ${service.name}`,
                    locale.formatDays(service.eta_days_from, service.eta_days_to),
                    moneyText(total_fee, currency),
                  ].join(' · '),
                }))}
              />
              <small className="s-dim">
                {chosen.delivery_service.name},{' '}
                {locale.formatDays(chosen.delivery_service.eta_days_from, chosen.delivery_service.eta_days_to)}
              </small>
            </span>
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
