import { canCall } from '@sampan/api-client';
import type { Transaction } from '@sampan/contract';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { DownloadButton } from '../../shared/files/download-button.tsx';
import { useUser } from '../../shared/session/use-user.ts';

export interface EntryDescriptionProps {
  entry: Transaction;
  /** Opens the parcel the entry was for. */
  onOpen: (order_id: string) => void;
}

/** What an entry was for: its words lead to the parcel, the payout or the invoice; what else made it stands behind them. */
export function EntryDescription({ entry, onOpen }: EntryDescriptionProps) {
  const { t } = useLocale();
  const user = useUser();
  const { description, subject, cause } = entry;
  if (subject?.type === 'order')
    return (
      <>
        <button
          type="button"
          className="c-ledger__open"
          title={t('transaction.open_parcel', { number: subject.number ?? '' })}
          onClick={() => onOpen(subject.id)}
        >
          {description}
        </button>
        <EntryCause entry={entry} />
      </>
    );
  if (cause?.type === 'payout' && canCall('getPayout', user))
    return (
      <Link to="/histories/payouts" search={{ payout: cause.id }} className="c-ledger__open">
        {description}
      </Link>
    );
  if (cause?.type === 'invoice' && canCall('getInvoice', user))
    return (
      <Link to="/histories/invoices" search={{ invoice: cause.id }} className="c-ledger__open">
        {description}
      </Link>
    );
  return (
    <>
      <span>{description}</span>
      <EntryCause entry={entry} />
    </>
  );
}

const WORDS = {
  credit_note: 'refund.credit_note',
  cod_settlement: 'transaction.cause_settlement',
  receipt: 'transaction.cause_receipt',
} as const;

/** The page or the document of what made the entry. Many rows have the same words: readers hear whose it is. */
function EntryCause({ entry: { cause, description } }: { entry: Transaction }) {
  const { t, language } = useLocale();
  const api = useApi();
  const user = useUser();
  if (cause === null) return null;
  const { type, id } = cause;
  if (type === 'adjustment')
    return (
      <Link
        to="/histories/adjustments/$id"
        params={{ id }}
        className="c-ledger__cause"
        aria-label={t('transaction.cause_of', { cause: t('transaction.cause_adjustment'), entry: description })}
      >
        {t('transaction.cause_adjustment')}
      </Link>
    );
  if (type === 'payout' || type === 'invoice') return null;
  if (type === 'receipt' && !canCall('downloadTopUpReceipt', user)) return null;
  const words = t(WORDS[type]);
  return (
    <span className="c-ledger__paper">
      <DownloadButton
        label={words}
        name={t('transaction.cause_of', { cause: words, entry: description })}
        variant="quiet"
        size="sm"
        ask={() => {
          if (type === 'receipt') return api.downloadTopUpReceipt({ params: { id } });
          return type === 'credit_note'
            ? api.downloadCreditNote({ params: { id } })
            : api.downloadCodSettlement({ params: { id }, query: { language } });
        }}
      />
    </span>
  );
}
