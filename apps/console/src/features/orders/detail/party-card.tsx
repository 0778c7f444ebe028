import { canCall } from '@sampan/api-client';
import type { Order } from '@sampan/contract';
import { formatAddress, isCountryCode } from '@sampan/country-rules';
import { AddressSummary, Button } from '@sampan/ui';
import { useState } from 'react';
import { lazyPart, useWasOpen } from '../../../shared/locale/lazy-part.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { usePhoneText } from '../../../shared/phones/use-phone-text.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { mayEdit } from './order-actions.ts';
import type { AddressPart } from './use-order-address.ts';

const AddressDialog = lazyPart('create', () => import('./address-dialog.tsx'), 'AddressDialog');

/** Who sends or receives a parcel; changed right here as long as the parcel has no label. */
export function PartyCard({ order, part }: { order: Order; part: AddressPart }) {
  const { t } = useLocale();
  const user = useUser();
  const phoneText = usePhoneText();
  const [editing, setEditing] = useState(false);
  const opened = useWasOpen(editing);
  const is_sender = part === 'billing_address';
  const heading = t(is_sender ? 'tracking.sender' : 'tracking.recipient');
  const party = order[part];
  if (party === null)
    return (
      <AddressSummary heading={heading} name={t(is_sender ? 'common.not_given' : 'order.no_recipient')} address="" />
    );
  const { coordinate } = party;
  const address =
    coordinate.formatted_address !== '' || !isCountryCode(coordinate.country)
      ? coordinate.formatted_address
      : formatAddress(coordinate, coordinate.country);
  const title = t(is_sender ? 'order.change_sender' : 'order.change_recipient');
  return (
    <>
      <AddressSummary
        heading={heading}
        name={party.name}
        phone={phoneText(party.phone, coordinate.country)}
        address={address}
        action={
          canCall('updateOrderAddress', user) && mayEdit(order) ? (
            <Button size="sm" onClick={() => setEditing(true)}>
              {t('common.edit')} <span className="s-visually-hidden">{heading}</span>
            </Button>
          ) : undefined
        }
      />
      {opened && editing ? (
        <AddressDialog order={order} part={part} title={title} onClose={() => setEditing(false)} />
      ) : null}
    </>
  );
}
