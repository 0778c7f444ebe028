import { formatAddress, type CountryCode } from '@sampan/country-rules';
import type { AddressDraft } from '@sampan/stores/address';
import { Button, Chip, Icon, iconEdit, iconStore } from '@sampan/ui';
import { AddressFields } from '../../../shared/address/address-fields.tsx';
import { draftOfCoordinate, type AddressErrors } from '../../../shared/address/party-draft.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { usePickupLocations } from './use-default-sender.ts';

export interface SenderCardProps {
  sender: AddressDraft;
  editing: boolean;
  onEdit: (editing: boolean) => void;
  onChange: (sender: AddressDraft) => void;
  errors: AddressErrors;
}

/** The sender in one line with Edit; open, the form and the other saved pick-up places. */
export function SenderCard({ sender, editing, onEdit, onChange, errors }: SenderCardProps) {
  const { t } = useLocale();
  const { country_code, email } = useUser();
  const places = usePickupLocations();
  if (!editing) {
    return (
      <section aria-label={t('create.sender')} className="c-card c-sender">
        <Icon shape={iconStore} className="c-sender__icon" />
        <p className="c-sender__line" title={addressText(sender, country_code)}>
          <span className="s-dim">{t('create.sender')}</span> <strong>{sender.name}</strong>{' '}
          {addressText(sender, country_code)}
        </p>
        <Button size="sm" icon={iconEdit} onClick={() => onEdit(true)} aria-label={t('create.sender_edit')}>
          {t('common.edit')}
        </Button>
      </section>
    );
  }
  return (
    <section className="c-card c-stack" aria-labelledby="sender-title">
      <div className="c-create__card-head">
        <h2 id="sender-title">{t('create.sender')}</h2>
        <Button size="sm" onClick={() => onEdit(false)}>
          {t('common.done')}
        </Button>
      </div>
      {places.length < 2 ? null : (
        <div className="c-row" role="group" aria-label={t('create_label.pick_up_places')}>
          {places.map((place) => (
            <Chip
              key={place.id}
              selected={place.coordinate.street === sender.street && place.coordinate.post_code === sender.post_code}
              onClick={() =>
                onChange(draftOfCoordinate(place.coordinate, { name: place.name, phone: place.phone, email }))
              }
            >
              {place.place_name === '' ? place.coordinate.street : place.place_name}
            </Chip>
          ))}
        </div>
      )}
      <AddressFields country={country_code} value={sender} onValueChange={onChange} errors={errors} idPrefix="sender" />
    </section>
  );
}

function addressText(draft: AddressDraft, country: CountryCode): string {
  return draft.formatted_address === '' ? formatAddress(draft, country) : draft.formatted_address;
}
