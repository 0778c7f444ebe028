import { formatAddress, type CountryCode } from '@sampan/country-rules';
import type { AddressDraft } from '@sampan/stores/address';
import { AddressSummary, Button, Icon, iconChevronDown, iconPaste, TextArea } from '@sampan/ui';
import { useId, useRef, useState } from 'react';
import { useLocale } from '../locale/locale.tsx';
import { usePhoneText } from '../phones/use-phone-text.ts';
import { PlaceChoices } from './place-choices.tsx';
import { readAddress, type ReadAddress } from './read-address.ts';
import { useAddressLookups } from './use-address-lookups.ts';
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
  const phoneText = usePhoneText();
  const panel = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [read_address, setRead] = useState<ReadAddress | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [reading, setReading] = useState(false);
  const [nothing, setNothing] = useState(false);
  const turn = useRef(0);

  const read = async (pasted_text: string) => {
    turn.current += 1;
    const mine = turn.current;
    setReading(true);
    const found = await readAddress(lookups, country, pasted_text, value);
    // A later paste is the one that counts.
    if (mine !== turn.current) return;
    setReading(false);
    setNothing(found === null && pasted_text.trim() !== '');
    setChosen(null);
    setRead(found);
  };
  const close = () => {
    turn.current += 1;
    setOpen(false);
    setText('');
    setRead(null);
    setReading(false);
    setNothing(false);
  };

  const preview = chosen === null ? read_address?.draft : read_address?.choices[chosen]?.draft;

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
              setRead(null);
              setNothing(false);
            }}
          />
          {read_address === null || preview === undefined ? (
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
                phone={phoneText(preview.phone, country)}
                address={formatAddress(preview, country)}
              />
              <PlaceChoices choices={read_address.choices} chosen={chosen} onChoose={setChosen} />
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
