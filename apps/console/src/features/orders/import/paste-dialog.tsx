import { Button, Dialog, TextArea } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';

/** Rows copied from a spreadsheet, with the names of their columns. */
export function PasteDialog({ onClose, onRows }: { onClose: () => void; onRows: (text: string) => void }) {
  const { t } = useLocale();
  const [text, setText] = useState('');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('order_import.paste')}
      closeLabel={t('common.close')}
      size="md"
      footer={
        <Button variant="primary" disabled={text.trim() === ''} onClick={() => onRows(text)}>
          {t('order_import.paste_use')}
        </Button>
      }
    >
      <TextArea label={t('order_import.paste_label')} rows={8} value={text} onValueChange={setText} />
    </Dialog>
  );
}
