import { TextField } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';

export interface ColourFieldProps {
  /** `#rrggbb`, or empty for our own colour. */
  value: string;
  onValueChange: (colour: string) => void;
}

const OUR_COLOUR = '#0b5fcc';

/** `#0A7`, `0a7d55` and `#0A7D55` are colours; null for text that is none yet. */
function colourOf(typed: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/u.exec(typed.trim().toLowerCase())?.[1];
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

/** The browser's own colour picker, and the code beside it for those who know theirs. */
export function ColourField({ value, onValueChange }: ColourFieldProps) {
  const { t } = useLocale();
  // Text that is no colour yet stays as it is typed.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={t('site.colour')}
      hint={t('site.colour_hint')}
      spellCheck={false}
      autoComplete="off"
      maxLength={7}
      placeholder={OUR_COLOUR}
      value={typed ?? value}
      onValueChange={(text) => {
        const colour = colourOf(text);
        setTyped(colour === text || text === '' ? null : text);
        if (text.trim() === '') onValueChange('');
        else if (colour !== null) onValueChange(colour);
      }}
      onBlur={() => setTyped(null)}
      addonStart={
        <input
          type="color"
          className="c-site__swatch"
          aria-label={t('site.colour_code')}
          value={value === '' ? OUR_COLOUR : value}
          onChange={(event) => {
            setTyped(null);
            onValueChange(event.currentTarget.value);
          }}
        />
      }
    />
  );
}
