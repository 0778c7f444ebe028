import type { CountryCode } from '@sampan/country-rules';
import type { AddressDraft } from '@sampan/stores/address';
import { TextArea } from '@sampan/ui';
import { useRef, useState } from 'react';
import { PlaceChoices } from '../../shared/address/place-choices.tsx';
import { readAddress, type ReadAddress } from '../../shared/address/read-address.ts';
import { useAddressLookups } from '../../shared/address/use-address-lookups.ts';
import { useLocale } from '../../shared/locale/locale.tsx';

const MAX_LENGTH = 600;
/** After this without a key the text is read: whoever types it in is done with a line. */
const READ_AFTER_MS = 700;

export interface QuickPasteProps {
  country: CountryCode;
  value: AddressDraft;
  onValueChange: (next: AddressDraft) => void;
  label: string;
  hint: string;
}

/**
 * One box for a whole address as people write it, in a chat or on a card: it fills the fields below as soon as it is there, where they can be read and changed (look.md 3.1, step 1).
 */
export function QuickPaste({ country, value, onValueChange, label, hint }: QuickPasteProps) {
  const { t } = useLocale();
  const lookups = useAddressLookups(country);
  const [text, setText] = useState('');
  const [state, setState] = useState<'idle' | 'reading' | 'filled' | 'nothing'>('idle');
  const [choices, setChoices] = useState<ReadAddress['choices']>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const turn = useRef(0);

  const read = async (pasted: string) => {
    turn.current += 1;
    const mine = turn.current;
    setState('reading');
    const found = await readAddress(lookups, country, pasted, value);
    // A later text is the one that counts.
    if (mine !== turn.current) return;
    setState(found === null ? 'nothing' : 'filled');
    setChoices(found?.choices ?? []);
    setChosen(null);
    if (found !== null) onValueChange(found.draft);
  };
  return (
    <div className="c-stack">
      <TextArea
        id="onboard-paste"
        label={label}
        hint={hint}
        error={state === 'nothing' ? t('create_label.paste_nothing') : undefined}
        rows={3}
        maxLength={MAX_LENGTH}
        value={text}
        onValueChange={(next) => {
          setText(next);
          clearTimeout(timer.current);
          turn.current += 1;
          setState('idle');
          setChoices([]);
          if (next.trim() !== '') timer.current = setTimeout(() => void read(next), READ_AFTER_MS);
        }}
      />
      <PlaceChoices
        choices={choices}
        chosen={chosen}
        onChoose={(next, draft) => {
          setChosen(next);
          onValueChange(draft);
        }}
      />
      <p className="s-field__hint" role="status">
        {state === 'reading' ? t('address.searching') : state === 'filled' ? t('onboard.paste_filled') : null}
      </p>
    </div>
  );
}
