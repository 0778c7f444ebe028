import { POSTCODE_LOOKUP_DEBOUNCE_MS, type CountryCode } from '@sampan/country-rules';
import type { GeocodedAddress } from '@sampan/contract';
import type { AddressDraft } from '@sampan/stores/address';
import { Banner, Button } from '@sampan/ui';
import { useEffect, useState } from 'react';
import { useLocale } from '../locale/locale.tsx';
import type { AddressLookups } from './address-lookups.ts';
import { canMisfit, misfitOf, withPlaceOf } from './postcode-misfit.ts';

export interface PostcodeNoteProps {
  country: CountryCode;
  value: AddressDraft;
  onValueChange: (next: AddressDraft) => void;
  lookupPostcode: AddressLookups['lookupPostcode'];
}

/** Warns where a postcode belongs to another place than the form names, and puts that place in at a press. It never refuses: lists have gaps. */
export function PostcodeNote({ country, value, onValueChange, lookupPostcode }: PostcodeNoteProps) {
  const { t } = useLocale();
  const [known, setKnown] = useState<{ code: string; places: readonly GeocodedAddress[] }>({ code: '', places: [] });
  const code = canMisfit(value, country) ? value.post_code : '';
  useEffect(() => {
    if (code === '') return undefined;
    let is_current = true;
    const timer = setTimeout(() => {
      lookupPostcode(code)
        .then((places) => {
          if (is_current) setKnown({ code, places });
        })
        .catch(() => undefined);
    }, POSTCODE_LOOKUP_DEBOUNCE_MS);
    return () => {
      is_current = false;
      clearTimeout(timer);
    };
  }, [code, lookupPostcode]);
  const misfit = code === '' || known.code !== code ? null : misfitOf(known.places, value, country);
  if (misfit === null) return null;
  const place = `${misfit.city}, ${misfit.state}`;
  return (
    <Banner
      tone="warning"
      action={
        <Button onClick={() => onValueChange(withPlaceOf(value, misfit))}>
          {t('address.postcode_use', { place })}
        </Button>
      }
    >
      {t('address.postcode_elsewhere', { code, place })}
    </Banner>
  );
}
