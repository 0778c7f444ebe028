import { Button, Icon, iconScan, TextField } from '@sampan/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { CameraScan } from '../../shared/code-reader/camera-scan.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import './scan-field.css';

export interface ScanFieldProps {
  /** What was wrong with the last code. */
  error: string | null;
  /** What the last code confirmed; read out. */
  done: string | null;
  onScan: (code: string) => void;
}

/**
 * Where a scanner types: it ends each code with Enter. The field has the focus, and takes what is typed anywhere else on the page
 * (look-v2 6 'Scanner input works anywhere').
 */
export function ScanField({ error, done, onScan }: ScanFieldProps) {
  const { t } = useLocale();
  const form = useRef<HTMLFormElement | null>(null);
  const [code, setCode] = useState('');
  const field = () => form.current?.querySelector('input') ?? null;
  useEffect(() => {
    field()?.focus();
    const take = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) return;
      // A space presses the button that has the focus.
      if (key === ' ') return;
      // The console's shortcuts are single letters too.
      event.stopPropagation();
      field()?.focus();
    };
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = code.trim();
    setCode('');
    field()?.focus();
    if (text !== '') onScan(text);
  };
  return (
    <form ref={form} className="c-scan-field c-card" onSubmit={submit} noValidate>
      <TextField
        label={t('fulfilment.scan_label')}
        hint={t('fulfilment.scan_hint')}
        {...(error === null ? {} : { error })}
        addonStart={<Icon shape={iconScan} />}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={code}
        onValueChange={setCode}
      />
      <Button type="submit">{t('fulfilment.scan_confirm')}</Button>
      <p className="c-scan-field__done" role="status">
        {error === null ? (done ?? '') : ''}
      </p>
      <div className="c-scan-field__camera">
        <CameraScan onCode={onScan} />
      </div>
    </form>
  );
}
