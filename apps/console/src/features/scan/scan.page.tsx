import { useStore } from '@nanostores/react';
import type { LabelFormat } from '@sampan/contract';
import { Checkbox, Select, TextField } from '@sampan/ui';
import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { CameraScan } from '../../shared/code-reader/camera-scan.tsx';
import { handleOf } from '../../shared/code-reader/seen-code.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { $labelFormat, LABEL_FORMATS, setLabelFormat } from '../../shared/printing/label-print.store.ts';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { ScanResult, useScanTitle } from './scan-result.tsx';
import { useScan } from './use-scan.ts';
import '../../shared/printing/printing.css';
import './scan.css';

/** What takes the keys from the scanner for good reason; the page itself, which a click beside everything reaches, does not. */
const USED = 'a, button, input, select, textarea, summary, dialog';

/** /orders/scan: a scanner types a code and Enter, and the label comes out of the printer (volume 4 'Printing'). */
export function ScanPage() {
  const { t } = useLocale();
  const title = t('scan.title');
  usePageTitle(title);
  const format = useStore($labelFormat);
  const [code, setCode] = useState('');
  const [has_sound, setSound] = useState(true);
  const { scans, isPending, scan, printAgain } = useScan(has_sound);
  const titleOf = useScanTitle();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const [last, ...before] = scans;
  const last_id = last?.id;
  // On a phone the camera's picture fills the screen above it.
  useEffect(() => {
    if (last_id !== undefined) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [last_id]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = handleOf(code);
    setCode('');
    if (typed !== '') scan(typed);
    input.current?.focus();
  };
  // A click beside everything must not take the keys from the scanner; a click on something may.
  const keepFocus = ({ relatedTarget }: FocusEvent) => {
    const is_used = relatedTarget instanceof Element && relatedTarget.matches(USED);
    if (!is_used && document.hasFocus()) requestAnimationFrame(() => input.current?.focus());
  };
  return (
    <div className="c-page c-scan">
      <div className="c-page__head">
        <h1>{title}</h1>
      </div>
      <form className="c-card c-scan__form" onSubmit={submit}>
        <TextField
          ref={input}
          label={t('scan.field')}
          hint={t('scan.hint')}
          value={code}
          onValueChange={setCode}
          onBlur={keepFocus}
          maxLength={120}
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
        />
        <div className="c-scan__paper">
          <Select
            label={t('print.format')}
            options={LABEL_FORMATS.map((value) => ({ value, label: t(`print.format_${value}`) }))}
            value={format}
            onValueChange={(value) => setLabelFormat(value as LabelFormat)}
          />
          <Checkbox label={t('scan.sound')} checked={has_sound} onCheckedChange={setSound} />
        </div>
        <CameraScan onCode={scan} />
      </form>
      <div role="status" aria-busy={isPending} ref={shown} className="c-scan__last">
        {last === undefined ? (
          <p className="s-dim c-scan__empty">{t('scan.empty')}</p>
        ) : (
          <ScanResult
            key={last.id}
            scan={last}
            onAgain={(again) => {
              printAgain(again);
              input.current?.focus();
            }}
          />
        )}
      </div>
      {before.length === 0 ? null : (
        <section aria-labelledby="last-scans">
          <h2 id="last-scans">{t('scan.last')}</h2>
          <ol className="c-scan__list s-num">
            {before.map((one) => (
              <li key={one.id}>{titleOf(one)}</li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
