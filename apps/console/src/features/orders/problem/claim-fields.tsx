import type { ClaimReason, OrderClaim } from '@sampan/contract';
import { MoneyField, Select, TextArea } from '@sampan/ui';
import { AMOUNT_ISSUES, issueMessage } from '@sampan/validators';
import { useSettledFields } from '../../../shared/form/use-settled-fields.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { PhotosField, type PickedPhoto } from '../../adjustments/photos-field.tsx';

/** As many as one claim may have (look-v2 3). */
const MAX_PHOTOS = 5;
const MAX_DESCRIPTION = 1000;

export interface ClaimForm {
  reason: ClaimReason;
  value: string;
  description: string;
  photos: PickedPhoto[];
}

export interface ClaimFieldsProps {
  claim: OrderClaim;
  value: ClaimForm;
  /** All that is missing is said after the first try, before that what was emptied (spec section 5, Form helper). */
  attempted: boolean;
  onChange: (value: ClaimForm) => void;
}

/** Damage is seen on a photo; a parcel that never came has none. */
export function needsPhotos({ reason, photos }: ClaimForm): boolean {
  return reason !== 'lost' && photos.length === 0;
}

/** Reason, value and proof of a claim. */
export function ClaimFields({ claim, value, attempted, onChange }: ClaimFieldsProps) {
  const { t, issueText } = useLocale();
  const settled = useSettledFields('claim');
  const missing = (is_missing: boolean, label: string, field = '') =>
    (attempted || settled.has(field)) && is_missing ? issueText('validate.required', label) : undefined;
  return (
    <div className="c-attempt">
      <div className="c-attempt__pair">
        <Select
          label={t('claim.reason')}
          value={value.reason}
          options={claim.reasons.map((reason) => ({ value: reason, label: t(`claim.reason_${reason}`) }))}
          onValueChange={(reason) => onChange({ ...value, reason: reason as ClaimReason })}
        />
        <MoneyField
          id="claim-value"
          label={t('claim.value')}
          required
          currency={claim.currency}
          value={value.value}
          error={missing(value.value.trim() === '', t('claim.value'), 'value')}
          refusalText={(reason) => issueText(issueMessage(AMOUNT_ISSUES[reason], { label: 'label.amount' }))}
          onValueChange={(text) => onChange({ ...value, value: text })}
        />
      </div>
      <TextArea
        id="claim-description"
        label={t('claim.description')}
        required
        rows={3}
        maxLength={MAX_DESCRIPTION}
        value={value.description}
        error={missing(value.description.trim() === '', t('claim.description'), 'description')}
        onValueChange={(description) => onChange({ ...value, description })}
      />
      <PhotosField
        label={t('claim.photos')}
        max={MAX_PHOTOS}
        photos={value.photos}
        error={missing(needsPhotos(value), t('claim.photos'))}
        onPhotos={(photos) => onChange({ ...value, photos })}
      />
    </div>
  );
}
