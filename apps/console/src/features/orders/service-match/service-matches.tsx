import { canCall } from '@sampan/api-client';
import type { BulkEstimatedCost, ServiceMatch } from '@sampan/contract';
import { Banner, Select } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { useCouriers } from '../../../shared/shipping-rule/use-couriers.ts';
import { matchOf } from './asked-service.ts';
import { useServiceMatches } from './use-service-matches.ts';

export interface ServiceMatchesProps {
  /** Names that files and stores give services, with how many parcels say each. */
  names: readonly { name: string; count: number }[];
  /** The services that are offered; without prices a courier is as close as a name can be matched. */
  costs?: readonly BulkEstimatedCost[];
}

const KEPT = 'kept';

/** What a choice of the list means, by its value. */
function choicesOf(costs: readonly BulkEstimatedCost[], couriers: readonly { alias: string; name: string }[]) {
  const none = { courier: null, service: null, label: '' };
  const services = new Map(
    costs.map(({ courier, delivery_service }) => [
      delivery_service.id,
      {
        choice: 'service' as const,
        courier: courier.alias,
        service: delivery_service.id,
        label: `${courier.name} ${delivery_service.name}`,
      },
    ]),
  );
  return [
    { choice: 'cheapest' as const, ...none },
    { choice: 'fastest' as const, ...none },
    ...couriers.map(({ alias, name }) => ({ choice: 'courier' as const, courier: alias, service: null, label: name })),
    ...[...services.values()].toSorted((a, b) => a.label.localeCompare(b.label)),
  ];
}

const valueOf = ({ choice, courier, service }: Pick<ServiceMatch, 'choice' | 'courier' | 'service'>): string =>
  [choice, ...(choice === 'courier' ? [courier] : []), ...(choice === 'service' ? [service] : [])].join(':');

/** Says of each name what it means; remembered for the next file (volume 3.3). */
export function ServiceMatches({ names, costs = [] }: ServiceMatchesProps) {
  const { t, errorText } = useLocale();
  const { couriers } = useCouriers();
  const { matches, error, save } = useServiceMatches(names.length > 0);
  const may_write = canCall('saveServiceMatches', useUser());
  if (names.length === 0) return null;
  const choices = choicesOf(costs, couriers);
  const textOf = ({ choice, label }: Pick<ServiceMatch, 'choice' | 'label'>) =>
    choice === 'cheapest' || choice === 'fastest'
      ? t(`shipping_rule.${choice}`)
      : choice === 'courier'
        ? t('service_match.courier', { courier: label })
        : label;
  return (
    <section className="c-card c-stack" aria-labelledby="service-matches">
      <h2 id="service-matches">{t('service_match.title')}</h2>
      <p className="s-muted">{t('service_match.text')}</p>
      {error === null ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      <div className="c-stack">
        {names.map(({ name, count }) => {
          const match = matchOf(name, matches);
          const is_listed = match !== undefined && choices.some((choice) => valueOf(choice) === valueOf(match));
          const options = choices.map((choice) => ({ value: valueOf(choice), label: textOf(choice) }));
          return (
            <div key={name} className="c-row">
              <span>
                <strong>{name}</strong> <small className="s-muted">{t('service_match.parcels', { count })}</small>
              </span>
              <Select
                label={t('service_match.means', { name })}
                labelHidden
                disabled={!may_write}
                placeholder={t('service_match.by_name')}
                // A service that nobody offers for these parcels stays what the name means.
                options={match && !is_listed ? [{ value: KEPT, label: textOf(match) }, ...options] : options}
                value={match === undefined ? '' : is_listed ? valueOf(match) : KEPT}
                onValueChange={(value) => {
                  const chosen = choices.find((choice) => valueOf(choice) === value);
                  if (value !== KEPT) save.mutate({ name, match: chosen === undefined ? null : { name, ...chosen } });
                }}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
