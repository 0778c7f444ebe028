import { classNames, Icon } from '@sampan/ui';
import { MarkedText } from './marked-text.tsx';
import type { PaletteEntry } from './palette-entry.ts';

export interface PaletteRowProps {
  entry: PaletteEntry;
  id: string;
  typed: string;
  is_marked: boolean;
  onMark: () => void;
  onPick: (is_new_tab: boolean) => void;
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .map((word) => word.charAt(0))
    .filter(Boolean)
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase();

/** One line of the palette: what it is, which one, and where it stands or which keys do the same. */
export function PaletteRow({ entry, id, typed, is_marked, onMark, onPick }: PaletteRowProps) {
  const { icon, tone, title, detail, end, keys } = entry;
  return (
    <div
      id={id}
      role="option"
      // The field keeps the focus and names the marked line.
      tabIndex={-1}
      aria-selected={is_marked}
      className={classNames('c-find__row', is_marked && 'c-find__row--on')}
      onMouseMove={onMark}
      onClick={(event) => onPick(event.ctrlKey || event.metaKey)}
    >
      <span className={classNames('c-find__icon', tone !== undefined && `c-find__icon--${tone}`)} aria-hidden="true">
        {tone === 'person' ? initialsOf(title) : <Icon shape={icon} size={18} />}
      </span>
      <span className="c-find__words">
        <span className="c-find__title">
          <MarkedText text={title} typed={typed} />
        </span>
        {detail === undefined || detail === '' ? null : (
          <small className="c-find__detail">
            <MarkedText text={detail} typed={typed} />
          </small>
        )}
      </span>
      {keys !== undefined ? (
        <span className="c-find__keys" aria-hidden="true">
          {keys.map((key) => (
            <kbd key={key}>{key.toUpperCase()}</kbd>
          ))}
        </span>
      ) : end !== undefined ? (
        <span className="c-find__end">{end}</span>
      ) : null}
    </div>
  );
}
