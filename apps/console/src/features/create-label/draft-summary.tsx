import { useStore } from '@nanostores/react';
import type { Coordinate, EstimatedCost, Party } from '@sampan/contract';
import { packageSizeOf, rulesOf, moneyText } from '@sampan/country-rules';
import { PriceBreakdown } from '@sampan/ui';
import { priceParts } from '@sampan/widgets/pricing';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { useOrderDraft } from './draft/order-draft.store.ts';

export interface DraftSummaryProps {
  cost?: EstimatedCost | undefined;
  titleHidden?: boolean;
}

/** What is known of the parcel so far: route, weights, the parts of the chosen price and what they add up to. */
export function DraftSummary({ cost, titleHidden = false }: DraftSummaryProps) {
  const locale = useLocale();
  const { t, formatWeight } = locale;
  const home = useUser().country_code;
  const { fields } = useStore(useOrderDraft().$draft);
  const preset = packageSizeOf(fields.package_type ?? '');
  const weight =
    cost?.weight.actual ?? fields.dimension?.weight ?? (preset === null ? undefined : preset.default_weight_g / 1000);
  const cod = fields.expected_cod_collection ?? 0;
  return (
    <div className="c-summary">
      {titleHidden ? null : <h2 className="c-summary__title">{t('create.summary')}</h2>}
      <dl className="c-summary__facts s-num">
        <Fact name={t('create_label.from')} value={placeText(fields.billing_address, home)} />
        <Fact name={t('create_label.to')} value={placeText(fields.shipping_address, home)} />
        <Fact name={t('create_label.actual_weight')} value={weight === undefined ? null : formatWeight(weight)} />
        {cost === undefined ? null : (
          <Fact name={t('create_label.chargeable_weight')} value={formatWeight(cost.weight.chargeable)} />
        )}
        {cod > 0 ? <Fact name={t('create.cod')} value={moneyText(cod, rulesOf(home).currency)} /> : null}
        {cost === undefined ? null : (
          <Fact name={t('create.summary_service')} value={`${cost.courier.name}, ${cost.delivery_service.name}`} />
        )}
      </dl>
      {cost === undefined ? (
        <p className="c-summary__later">{t('create_label.price_later')}</p>
      ) : (
        <PriceBreakdown {...priceParts(cost, t)} />
      )}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value ?? '–'}</dd>
    </div>
  );
}

/** A place in a few words: its town or street and its postcode, and the country when it is abroad. */
function placeText(party: Party | null | undefined, home: Coordinate['country']): string | null {
  if (party === null || party === undefined) return null;
  const { street, city, district, post_code, country } = party.coordinate;
  const town = country === 'SG' ? street : [district, city].filter((text) => text !== '').join(', ') || street;
  const parts = [town, post_code, country === home ? '' : rulesOf(country).name].filter((text) => text !== '');
  return parts.length === 0 || (town === '' && post_code === '') ? null : parts.join(', ');
}
