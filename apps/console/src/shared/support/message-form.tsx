import { Banner, Button, TextArea } from '@sampan/ui';
import { CONTENT_MAX } from '@sampan/validators';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { errorTextWithWait } from '../form/form-error.ts';
import { useRetryKey } from '../form/use-retry-key.ts';
import { useLocale } from '../locale/locale.tsx';

export interface MessageFormProps<Written> {
  label: string;
  action: string;
  /** Fields before the message. */
  children?: ReactNode;
  /** What those fields hold: with something else in them it is another message. */
  fields?: Readonly<Record<string, string>>;
  /** False keeps the message from being sent, because those fields are not filled in; they say so themselves. */
  onCheck?: () => boolean;
  send: (content: string, idempotency_key: string) => Promise<Written>;
  /** Absent where the sent message is all there is to see. */
  onSent?: (written: Written) => void;
  /** Beside the button. */
  end?: ReactNode;
}

/** A message and one button; what was written stays until it was sent, and a second press sends nothing twice. */
export function MessageForm<Written>(props: MessageFormProps<Written>) {
  const { label, action, children, fields, onCheck, send, onSent, end } = props;
  const locale = useLocale();
  const [content, setContent] = useState('');
  const [is_tried, setTried] = useState(false);
  const call_key = useRetryKey();
  const call = useMutation({
    mutationFn: (text: string) => send(text, call_key.keyFor({ ...fields, text })),
    onSuccess: (written, sent) => {
      call_key.forget();
      // Whoever typed on while it was being sent keeps the text.
      setContent((now) => (now.trim() === sent ? '' : now));
      setTried(false);
      onSent?.(written);
    },
    onError: call_key.recordFailure,
  });
  const text = content.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const is_checked = onCheck?.() ?? true;
    if (text !== '' && is_checked && !call.isPending) call.mutate(text);
  };
  return (
    <form className="c-stack" noValidate onSubmit={submit}>
      {call.error === null ? null : <Banner tone="danger">{errorTextWithWait(locale, call.error)}</Banner>}
      {children}
      <TextArea
        label={label}
        required
        rows={5}
        maxLength={CONTENT_MAX}
        value={content}
        error={is_tried && text === '' ? locale.issueText('validate.required', label) : undefined}
        onValueChange={setContent}
      />
      <div className="c-row">
        <Button type="submit" variant="primary" busy={call.isPending} busyLabel={locale.t('common.saving')}>
          {action}
        </Button>
        {end}
      </div>
    </form>
  );
}
