import type { Order, Party } from '@sampan/contract';
import { Button, Dialog, EmptyState, iconUsers, SkeletonRows, TextField, iconSearch, Icon } from '@sampan/ui';
import { TIMINGS } from '@sampan/country-rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { usePhoneText } from '../../../shared/phones/use-phone-text.ts';
import './recent-recipients.css';

/** The people parcels went to, newest first, each person and place once. */
export function recipientsOf(orders: readonly Order[]): Party[] {
  const seen = new Map<string, Party>();
  for (const { shipping_address: party } of orders) {
    if (party === null || party.name === '') continue;
    const key = `${party.name}|${party.coordinate.post_code}|${party.coordinate.street}`.toLowerCase();
    if (!seen.has(key)) seen.set(key, party);
  }
  return [...seen.values()];
}

/** Picks somebody a parcel went to before: the address book that writes itself. */
export function RecentRecipients({ onPick }: { onPick: (party: Party) => void }) {
  const { t } = useLocale();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="quiet" icon={iconUsers} onClick={() => setOpen(true)}>
        {t('create.recipient_recent')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('create.recipient_recent')}
        closeLabel={t('common.close')}
        mobile="full"
      >
        <RecipientList
          onPick={(party) => {
            onPick(party);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

const SHOWN = 50;

function RecipientList({ onPick }: { onPick: (party: Party) => void }) {
  const { t } = useLocale();
  const api = useApi();
  const phoneText = usePhoneText();
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), TIMINGS.address_search_debounce_ms);
    return () => clearTimeout(timer);
  }, [text]);
  const query = useQuery({
    queryKey: ['orders', 'recipients', search],
    queryFn: ({ signal }) =>
      api.listOrders({ query: { per_page: SHOWN, ...(search === '' ? {} : { search }) } }, { signal }),
    placeholderData: (before) => before,
  });
  const people = recipientsOf(query.data?.records ?? []);
  return (
    <div className="c-stack c-recent">
      <TextField
        label={t('create_label.recent_search')}
        addonStart={<Icon shape={iconSearch} size={16} />}
        value={text}
        onValueChange={setText}
        data-autofocus=""
        autoComplete="off"
      />
      {query.isPending ? <SkeletonRows rows={4} rowHeight={64} label={t('common.loading')} /> : null}
      {query.data !== undefined && people.length === 0 ? (
        <EmptyState kind="no-results" title={t('state.no_results')} />
      ) : null}
      {people.length === 0 ? null : (
        <ul className="c-recent__list">
          {people.map((party, index) => (
            <li key={index}>
              <button type="button" className="c-recent__item" onClick={() => onPick(party)}>
                <strong>{party.name}</strong>
                <span className="s-num">{phoneText(party.phone, party.coordinate.country)}</span>
                <span className="c-recent__address">{party.coordinate.formatted_address}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
