import { IconButton, iconSearch } from '@sampan/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState, type SyntheticEvent } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';

export interface TrackFormProps {
  /** Called once a search opened, for drawers that close then. */
  onTrack?: (() => void) | undefined;
  autoFocus?: boolean | undefined;
}

/** Track my order: Enter or the icon opens the tracking of the typed id; empty text does nothing (spec section 2, Header). */
export function TrackForm({ onTrack, autoFocus = false }: TrackFormProps) {
  const { t } = useLocale();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const track = typed.trim();
    if (track === '') return;
    setTyped('');
    void navigate({ to: '.', search: (search: object) => ({ ...search, track }) });
    onTrack?.();
  };
  return (
    <form className="c-track" role="search" onSubmit={submit}>
      <IconButton type="submit" icon={iconSearch} label={t('shell.track')} size="sm" className="c-track__go" />
      <input
        className="c-track__input"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        placeholder={t('shell.track_placeholder')}
        aria-label={t('shell.track_label')}
        value={typed}
        {...(autoFocus ? { 'data-autofocus': '' } : {})}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </form>
  );
}
