import { useLocale } from '../../shared/locale/locale.tsx';

/** The keys and the signs the palette knows. */
export function PaletteFoot() {
  const { t } = useLocale();
  const hints: [readonly string[], string][] = [
    [['↑', '↓'], t('search.key_move')],
    [['↵'], t('search.key_open')],
    [['Ctrl', '↵'], t('search.key_new_tab')],
  ];
  const signs: [string, string][] = [
    ['#', t('search.sign_parcel')],
    ['@', t('search.sign_person')],
    ['>', t('search.sign_action')],
  ];
  return (
    <div className="c-find__foot">
      {hints.map(([keys, text]) => (
        <span key={text}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {text}
        </span>
      ))}
      <span className="c-find__signs">
        {signs.map(([sign, text]) => (
          <span key={sign}>
            <kbd>{sign}</kbd> {text}
          </span>
        ))}
      </span>
    </div>
  );
}
