import type { ClaimReason, OrderClaim } from '@sampan/contract';
import { MoneyField, Select, TextArea } from '@sampan/ui';
import { AMOUNT_ISSUES, issueMessage } from '@sampan/validators';
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
  /** What is missing is said after the first try. */
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
  const missing = (is_missing: boolean, label: string) =>
    attempted && is_missing ? issueText('validate.required', label) : undefined;
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
          label={t('claim.value')}
          required
          currency={claim.currency}
          value={value.value}
          error={missing(value.value.trim() === '', t('claim.value'))}
          refusalText={(reason) => issueText(issueMessage(AMOUNT_ISSUES[reason], { label: 'label.amount' }))}
          onValueChange={(text) => onChange({ ...value, value: text })}
        />
      </div>
      <TextArea
        label={t('claim.description')}
        required
        rows={3}
        maxLength={MAX_DESCRIPTION}
        value={value.description}
        error={missing(value.description.trim() === '', t('claim.description'))}
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
