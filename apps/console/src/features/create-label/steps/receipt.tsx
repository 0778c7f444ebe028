import { useStore } from '@nanostores/react';
import type { EstimatedCost, Party } from '@sampan/contract';
import { formatAddress, formatTimeSlot, packageSizeOf, rulesOf, moneyText } from '@sampan/country-rules';
import { ORDER_STEPS, type OrderStepName } from '@sampan/stores/order-draft';
import { AddressSummary, CourierLogo, iconMapPin, iconStore, Tag } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { codFacts } from './cod-facts.ts';
import { arrivalText } from '../../../shared/delivery/arrival-text.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { useOrderDraft } from '../draft/order-draft.store.ts';
import { useTrip } from '../quote/use-trip.ts';

/** All that was entered, each part with the way back to where it is changed. */
export function Receipt({ cost }: { cost: EstimatedCost }) {
  const locale = useLocale();
  const { t } = locale;
  const { fields } = useStore(useOrderDraft().$draft);
  const { courier, delivery_service: service } = cost;
  const { pick_up_date, ...way } = useTrip();
  const is_picked_up = service.delivery_type === 'pick_up';
  const slot = formatTimeSlot(fields.pick_up_time_slot_from, fields.pick_up_time_slot_to);
  const when =
    fields.pick_up_date === null || fields.pick_up_date === undefined
      ? slot
      : `${locale.formatWireDate(fields.pick_up_date)}, ${slot}`;
  return (
    <>
      <section className="c-card c-receipt" aria-labelledby="receipt-addresses">
        <Head id="receipt-addresses" title={t('create_label.box_customer_address')} step="customer_address" />
        <div className="c-receipt__parties">
          <PartyCard heading={t('create.sender')} party={fields.billing_address} icon={iconStore} />
          <PartyCard heading={t('create.recipient')} party={fields.shipping_address} icon={iconMapPin} />
        </div>
      </section>
      <section className="c-card c-receipt" aria-labelledby="receipt-package">
        <Head id="receipt-package" title={t('create_label.box_package_detail')} step="package_detail" />
        <PackageFacts cost={cost} />
      </section>
      <section className="c-card c-receipt" aria-labelledby="receipt-service">
        <Head id="receipt-service" title={t('create_label.box_delivery_service')} step="delivery_service" />
        <div className="c-receipt__service">
          <CourierLogo name={courier.name} image_url={courier.image_url} color={courier.color} />
          <div>
            <strong>{courier.name}</strong>
            <div className="s-muted">{`${service.name} · ${arrivalText({ ...way, pick_up_date: is_picked_up ? pick_up_date : null, service }, locale)}`}</div>
            <div className="s-muted">
              {is_picked_up
                ? `${t('create_label.pick_up')}: ${when}`
                : t('print.hand_over_drop_off', { courier: courier.name })}
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

function Head({ id, title, step }: { id: string; title: string; step: OrderStepName }) {
  const { t } = useLocale();
  const path = ORDER_STEPS.find(({ name }) => name === step)?.path ?? ORDER_STEPS[0].path;
  return (
    <div className="c-create__card-head">
      <h2 id={id}>{title}</h2>
      <Link to="/orders/create_label/$step" params={{ step: path }} aria-label={`${t('common.change')}: ${title}`}>
        {t('common.change')}
      </Link>
    </div>
  );
}

function PartyCard({ heading, party, icon }: { heading: string; party: Party | null | undefined; icon: string }) {
  if (party === null || party === undefined) return null;
  const { coordinate, name, phone } = party;
  const text =
    coordinate.formatted_address === '' ? formatAddress(coordinate, coordinate.country) : coordinate.formatted_address;
  return (
    <AddressSummary
      heading={heading}
      icon={icon}
      name={name}
      phone={`${rulesOf(coordinate.country).phone_code} ${phone}`}
      address={text}
    />
  );
}

function PackageFacts({ cost }: { cost: EstimatedCost }) {
  const { t, formatWeight } = useLocale();
  const { currency } = rulesOf(useUser().country_code);
  const { fields } = useStore(useOrderDraft().$draft);
  const preset = packageSizeOf(fields.package_type ?? '');
  const facts: [string, ReactNode][] = [];
  if (preset !== null)
    facts.push([
      t('create.size_title'),
      `${t(`package_size.${preset.alias}`)}, ${formatWeight(preset.default_weight_g / 1000)}`,
    ]);
  if (fields.dimension) {
    const { length, width, height, weight } = fields.dimension;
    facts.push([t('create.size_title'), `${t('common.size_cm', { length, width, height })}, ${formatWeight(weight)}`]);
  }
  facts.push([t('label.package_contents'), fields.package_content ?? '']);
  facts.push([t('label.total_package_value'), moneyText(fields.total_package_value ?? 0, currency)]);
  const cod = fields.expected_cod_collection ?? 0;
  if (cod > 0)
    facts.push([
      t('create.cod'),
      <Tag key="cod" tone="cod">
        {moneyText(cod, currency)}
      </Tag>,
    ]);
  if (cost.cod) facts.push(...codFacts(cost.cod, cost.currency, t));
  const flags = (['is_fragile', 'is_battery', 'is_dangerous'] as const)
    .filter((flag) => fields[flag] === true)
    .map((flag) => t(`create.${flag}`));
  if (flags.length > 0) facts.push([t('create_label.handling'), flags.join(', ')]);
  if (fields.delivery_instructions) facts.push([t('create.delivery_instructions'), fields.delivery_instructions]);
  if (fields.reference_id) facts.push([t('create.reference'), fields.reference_id]);
  return (
    <dl className="c-facts s-num">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
