import type { AddressDraft } from '@sampan/stores/address';
import { RadioCards } from '@sampan/ui';
import { useLocale } from '../locale/locale.tsx';
import type { ReadAddress } from './read-address.ts';

export interface PlaceChoicesProps {
  choices: ReadAddress['choices'];
  /** Position of the chosen one; null for none. */
  chosen: number | null;
  onChoose: (chosen: number, draft: AddressDraft) => void;
}

/** Asks which of several places a pasted address means: where only the person knows, nothing is guessed. */
export function PlaceChoices({ choices, chosen, onChoose }: PlaceChoicesProps) {
  const { t } = useLocale();
  if (choices.length === 0) return null;
  return (
    <RadioCards
      label={t('address.paste_which')}
      hint={t('address.paste_which_hint')}
      options={choices.map(({ label }, at) => ({ value: String(at), title: label }))}
      value={chosen === null ? null : String(chosen)}
      onValueChange={(value) => {
        const choice = choices[Number(value)];
        if (choice !== undefined) onChoose(Number(value), choice.draft);
      }}
    />
  );
}
