import type { FoundParcel, FoundPerson } from '@sampan/contract';
import { isCountryCode, type CountryCode } from '@sampan/country-rules';
import type { Localisation } from '@sampan/i18n';
import { iconAlert, iconBox, iconCheck, iconTruck, iconUser, iconX } from '@sampan/ui';
import { LIST_NAMES, ORDER_LISTS } from '../../shared/routing/order-list-names.ts';
import type { PaletteEntry } from './palette-entry.ts';

const LOOKS = {
  new: { icon: iconBox },
  ready_to_ship: { icon: iconBox, tone: 'info' },
  in_transit: { icon: iconTruck, tone: 'info' },
  completed: { icon: iconCheck, tone: 'success' },
  cancelled: { icon: iconX },
} as const satisfies Record<FoundParcel['status'], Pick<PaletteEntry, 'icon' | 'tone'>>;

const PROBLEMS = ['pick_up_missed', 'delayed', 'delivery_failed', 'returning', 'returned', 'lost'] as const;

/** The parcel in its list, with its drawer open. */
function hrefOf(parcel: FoundParcel): string {
  const list = LIST_NAMES.find((name) => ORDER_LISTS[name].status === parcel.status) ?? 'new';
  const search = new URLSearchParams({ ...(parcel.is_archived ? { archived: 'true' } : {}), order: parcel.id });
  return `/orders/${list}?${search.toString()}`;
}

export function parcelEntry(parcel: FoundParcel, { t }: Pick<Localisation, 't'>): PaletteEntry {
  const problem = PROBLEMS.find((name) => name === parcel.last_event?.status);
  const is_problem = parcel.has_problem && parcel.status !== 'cancelled';
  const state =
    is_problem && problem !== undefined
      ? t(`event.${problem}`)
      : parcel.missing > 0
        ? t('order.missing', { count: parcel.missing })
        : null;
  const own = parcel.store_number ?? parcel.reference_id;
  const facts = [parcel.number, own === parcel.number ? null : own, state, parcel.courier_name, parcel.tracking_code];
  return {
    id: `parcel-${parcel.id}`,
    ...(is_problem ? { icon: iconAlert, tone: 'danger' as const } : LOOKS[parcel.status]),
    title: parcel.recipient_name === '' ? t('order.no_recipient') : parcel.recipient_name,
    detail: facts.filter(Boolean).join(' · '),
    end: parcel.is_archived ? t('status.archived') : t(`status.${parcel.status}`),
    href: hrefOf(parcel),
  };
}

export function personEntry(
  person: FoundPerson,
  { t }: Pick<Localisation, 't'>,
  phoneText: (phone: string, country: CountryCode) => string,
): PaletteEntry {
  const count = person.parcel_count;
  const phone = isCountryCode(person.country) ? phoneText(person.phone, person.country) : person.phone;
  const parcels = person.parcel_count_is_exact ? t('order.count', { count }) : t('order.count_at_least', { count });
  return {
    id: `person-${person.name}-${person.phone}`,
    icon: iconUser,
    tone: 'person',
    title: person.name,
    detail: [phone, parcels, person.city].filter(Boolean).join(' · '),
    // Their parcels: the phone tells two people of one name apart.
    types: `#${person.phone === '' ? person.name : person.phone}`,
  };
}
