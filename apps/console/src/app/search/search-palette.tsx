import { Button, Dialog, Icon, IconButton, iconSearch, iconX, SkeletonRows } from '@sampan/ui';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { PaletteFoot } from './palette-foot.tsx';
import { readTyped, type PaletteEntry } from './palette-entry.ts';
import { PaletteRow } from './palette-row.tsx';
import { rememberRecent } from './recent-entries.ts';
import { usePalette } from './use-palette.ts';
import './palette.css';

export interface SearchPaletteProps {
  open: boolean;
  /** Typed elsewhere, and searched for at once. */
  text: string;
  onClose: () => void;
}

/** Ctrl+K: one field over parcels, people, pages and actions, by keyboard alone (look-v2 8). */
export function SearchPalette({ open, text, onClose }: SearchPaletteProps) {
  const { t } = useLocale();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('search.title')}
      className="c-find"
      mobile="full"
      backdropCloses
      flush
    >
      <PaletteBody started={text} onClose={onClose} />
    </Dialog>
  );
}

function PaletteBody({ started, onClose }: { started: string; onClose: () => void }) {
  const { t, errorText } = useLocale();
  const user = useUser();
  const router = useRouter();
  const navigate = useNavigate();
  const list_id = useId();
  const list = useRef<HTMLDivElement | null>(null);
  const field = useRef<HTMLInputElement | null>(null);
  const [typed, setTyped] = useState(started);
  const [marked, setMarked] = useState(0);
  // Enter came before the answer: it is carried out when the answer is there.
  const [waits, setWaits] = useState<'here' | 'new_tab' | null>(null);
  const palette = usePalette(typed);
  const { groups, text, query, is_settled, asks_server } = palette;
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.min(marked, entries.length - 1);
  const is_loading = asks_server && query.data === undefined && !query.isError;
  const shows_none = asks_server && is_settled && !query.isError && entries.length === 0;

  const type = (next: string) => {
    setTyped(next);
    setMarked(0);
    setWaits(null);
  };
  const track = () => {
    if (text === '') return;
    onClose();
    void navigate({ to: '.', search: (search: object) => ({ ...search, track: readTyped(typed).text.slice(0, 64) }) });
  };
  const pick = (entry: PaletteEntry, is_new_tab: boolean) => {
    const { href, types, title, detail = '' } = entry;
    if (types !== undefined) {
      type(types);
      field.current?.focus();
      return;
    }
    if (href === undefined) return;
    rememberRecent(user.id, { title, detail, href });
    if (is_new_tab) {
      window.open(href, '_blank', 'noopener');
      return;
    }
    onClose();
    router.history.push(href);
  };
  const enter = (is_new_tab: boolean) => {
    const entry = entries[at];
    if (entry !== undefined) pick(entry, is_new_tab);
    else track();
  };
  const act = useRef(enter);
  act.current = enter;
  useEffect(() => {
    if (waits === null || !is_settled) return;
    setWaits(null);
    act.current(waits === 'new_tab');
  }, [waits, is_settled]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [at, groups]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const by = event.key === 'ArrowDown' ? 1 : -1;
      if (entries.length > 0) setMarked((at + by + entries.length) % entries.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const is_new_tab = event.ctrlKey || event.metaKey;
      if (is_settled || query.isError) enter(is_new_tab);
      else setWaits(is_new_tab ? 'new_tab' : 'here');
    }
  };
  const option_id = (index: number) => `${list_id}-${index}`;
  let index = -1;
  return (
    <>
      <div className="c-find__field">
        <Icon shape={iconSearch} size={20} />
        <input
          ref={field}
          data-autofocus=""
          role="combobox"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          aria-label={t('search.title')}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={entries.length > 0 ? list_id : undefined}
          aria-activedescendant={entries.length > 0 ? option_id(at) : undefined}
          placeholder={t('search.placeholder')}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <kbd className="c-find__esc" aria-hidden="true">
          Esc
        </kbd>
        <IconButton icon={iconX} label={t('common.close')} onClick={onClose} className="c-find__close" />
      </div>
      <div className="c-find__body">
        {palette.is_near ? <p className="c-find__note">{t('search.near')}</p> : null}
        <div
          ref={list}
          id={list_id}
          hidden={entries.length === 0}
          role="listbox"
          aria-label={t('search.results')}
          aria-busy={!is_settled}
        >
          {groups.map((group) => (
            <div key={group.id} role="group" aria-labelledby={`${list_id}-${group.id}`} className="c-find__group">
              <div id={`${list_id}-${group.id}`} className="c-find__head" role="presentation">
                {group.title}
              </div>
              {group.entries.map((entry) => {
                index += 1;
                const own = index;
                return (
                  <PaletteRow
                    key={entry.id}
                    id={option_id(own)}
                    entry={entry}
                    typed={group.id === 'recent' ? '' : text}
                    is_marked={own === at}
                    onMark={() => setMarked(own)}
                    onPick={(is_new_tab) => pick(entry, is_new_tab)}
                  />
                );
              })}
            </div>
          ))}
        </div>
        {is_loading ? <SkeletonRows rows={3} rowHeight={48} label={t('common.loading')} leading /> : null}
        {asks_server && query.isError ? (
          <div className="c-find__note" role="alert">
            <p>{errorText(query.error)}</p>
            <Button size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
              {t('common.try_again')}
            </Button>
          </div>
        ) : null}
        {shows_none ? (
          <div className="c-find__note">
            <strong>{t('search.none_title', { text })}</strong>
            <p>{t('search.none_text')}</p>
            <Button size="sm" onClick={track}>
              {t('search.track', { text })}
            </Button>
          </div>
        ) : null}
      </div>
      <PaletteFoot />
      <span className="s-visually-hidden" role="status">
        {asks_server && is_settled ? t('search.count', { count: entries.length }) : ''}
      </span>
    </>
  );
}
