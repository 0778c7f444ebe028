import type { SupportRequest } from '@sampan/contract';
import { useLocale } from '../locale/locale.tsx';
import './support.css';

/** All that was written about a request, the oldest first; answers of Sampan stand out. */
export function MessageThread({ messages }: Pick<SupportRequest, 'messages'>) {
  const { t, formatMoment } = useLocale();
  return (
    <ol className="c-thread" aria-label={t('support.messages')}>
      {messages.map(({ id, is_answer, author, content, created_at }) => (
        <li key={id} className={is_answer ? 'c-thread__message c-thread__message--answer' : 'c-thread__message'}>
          <p className="c-thread__head">
            <strong>{author}</strong>
            <span className="s-muted s-num">{formatMoment(created_at)}</span>
          </p>
          <p className="c-thread__text">{content}</p>
        </li>
      ))}
    </ol>
  );
}
