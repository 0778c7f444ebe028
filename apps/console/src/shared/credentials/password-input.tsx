import { IconButton, iconEye, iconEyeOff, TextField, type TextFieldProps } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../locale/locale.tsx';

/** A password that can be looked at: fewer mistakes on a phone, nothing hidden from its owner. */
export function PasswordInput(props: Omit<TextFieldProps, 'type' | 'addonEnd'>) {
  const { t } = useLocale();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      addonEnd={
        <IconButton
          size="sm"
          icon={shown ? iconEyeOff : iconEye}
          label={shown ? t('sign_in.hide_password') : t('sign_in.show_password')}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
