import type { GeocodedAddress } from '@sampan/contract';
import { addressLevelsOf, formatAddress, type CountryCode } from '@sampan/country-rules';
import { AddressSummary, Button, Icon, iconChevronDown, iconPaste, TextArea, type AddressDraft } from '@sampan/ui';
import { useId, useRef, useState } from 'react';
import { useLocale } from '../locale/locale.tsx';
import { applyPasted, levelNamed } from './apply-pasted.ts';
import { parsePastedAddress, type PastedAddress } from './pasted-address.ts';
import { useAddressLookups, type AddressLookups } from './use-address-lookups.ts';
import './addresses.css';

export interface PasteAddressProps {
  country: CountryCode;
  value: AddressDraft;
  onValueChange: (next: AddressDraft) => void;
}

/**
 * 'Paste address from chat': reads name, phone and address out of a text, finds the place, and shows what it understood
 * before it is used (look.md 3.1, step 1).
 */
export function PasteAddress({ country, value, onValueChange }: PasteAddressProps) {
  const { t } = useLocale();
  const lookups = useAddressLookups(country);
  const panel = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [preview, setPreview] = useState<AddressDraft | null>(null);
  const [reading, setReading] = useState(false);
  const [nothing, setNothing] = useState(false);
  const turn = useRef(0);

  const read = async (pasted_text: string) => {
    turn.current += 1;
    const mine = turn.current;
    const pasted = parsePastedAddress(pasted_text, country);
    const is_empty = pasted.parts.length === 0 && pasted.name === '' && pasted.phone === '';
    setNothing(is_empty && pasted_text.trim() !== '');
    if (is_empty) {
      setPreview(null);
      return;
    }
    setReading(true);
    const place = await withLowerLevels(lookups, country, pasted, await findPlace(lookups, pasted));
    // A later paste is the one that counts.
    if (mine !== turn.current) return;
    setReading(false);
    setPreview(applyPasted(value, pasted, place, country));
  };
  const close = () => {
    turn.current += 1;
    setOpen(false);
    setText('');
    setPreview(null);
    setReading(false);
    setNothing(false);
  };

  return (
    <div className="c-paste">
      <button
        type="button"
        className="c-paste__toggle"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <Icon shape={iconPaste} />
        <span>{t('address.paste_title')}</span>
        <Icon
          shape={iconChevronDown}
          size={16}
          className={open ? 'c-paste__arrow c-paste__arrow--open' : 'c-paste__arrow'}
        />
      </button>
      {open ? (
        <div id={panel} className="c-paste__panel c-stack">
          <TextArea
            label={t('address.paste_title')}
            labelHidden
            hint={t('address.paste_hint')}
            error={nothing ? t('create_label.paste_nothing') : undefined}
            rows={3}
            maxLength={600}
            value={text}
            autoFocus
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text/plain');
              if (text.trim() !== '' || pasted.trim() === '') return;
              event.preventDefault();
              setText(pasted.slice(0, 600));
              void read(pasted);
            }}
            onValueChange={(next) => {
              setText(next);
              setPreview(null);
              setNothing(false);
            }}
          />
          {preview === null ? (
            <div className="c-row">
              <Button
                busy={reading}
                busyLabel={t('address.searching')}
                disabled={text.trim() === ''}
                onClick={() => void read(text)}
              >
                {t('create_label.paste_read')}
              </Button>
            </div>
          ) : (
            <div className="c-paste__preview" role="status">
              <AddressSummary
                heading={t('create_label.paste_understood')}
                name={preview.name === '' ? '–' : preview.name}
                phone={preview.phone}
                address={formatAddress(preview, country)}
              />
              <Button
                variant="primary"
                onClick={() => {
                  onValueChange(preview);
                  close();
                }}
              >
                {t('address.paste_use')}
              </Button>
            </div>
          )}
        </div>
      ) : null}
    </div>
  );
}

/** The place of a pasted address by its text, else by its postcode. Failures are no reason to keep the rest from being used. */
async function findPlace(
  lookups: AddressLookups,
  { parts, post_code }: PastedAddress,
): Promise<GeocodedAddress | null> {
  const { signal } = new AbortController();
  const quiet = (found: Promise<readonly GeocodedAddress[]>) => found.catch(() => []);
  const by_text =
    parts.length === 0 ? [] : await quiet(lookups.searchAddresses([...parts, post_code].join(', '), signal));
  const same_code = by_text.find((place) => post_code !== '' && place.post_code === post_code);
  if (same_code !== undefined) return same_code;
  const by_code = post_code === '' ? [] : await quiet(lookups.lookupPostcode(post_code));
  return (by_code.length === 1 ? by_code[0] : undefined) ?? by_text[0] ?? by_code[0] ?? null;
}

/** Fills the levels the search left open, such as the barangay, where the text names one of the list. */
async function withLowerLevels(
  lookups: AddressLookups,
  country: CountryCode,
  { parts }: PastedAddress,
  place: GeocodedAddress | null,
): Promise<GeocodedAddress | null> {
  if (place === null) return null;
  const filled: GeocodedAddress = { ...place };
  const parents: string[] = [];
  for (const { level, field } of addressLevelsOf(country)) {
    if ((filled[field] ?? '') === '') {
      const named = levelNamed(await lookups.loadLevel(level, parents).catch(() => []), parts);
      if (named === null) break;
      filled[field] = named.name;
    }
    parents.push(filled[field] ?? '');
  }
  return filled;
}
