import type { Order, Party } from '@sampan/contract';
import { Button, Dialog, EmptyState, iconUsers, SkeletonRows, TextField, iconSearch, Icon } from '@sampan/ui';
import { TIMINGS } from '@sampan/country-rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSavedRecipients } from '../../../shared/address-book/use-saved-recipients.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { usePhoneText } from '../../../shared/phones/use-phone-text.ts';
import './recent-recipients.css';

function keyOf({ name, coordinate }: Party): string {
  return `${name}|${coordinate.post_code}|${coordinate.street}`.toLowerCase();
}

/** The people parcels went to, newest first, each person and place once. */
export function recipientsOf(orders: readonly Order[]): Party[] {
  const seen = new Map<string, Party>();
  for (const { shipping_address: party } of orders) {
    if (party === null || party.name === '') continue;
    const key = keyOf(party);
    if (!seen.has(key)) seen.set(key, party);
  }
  return [...seen.values()];
}

/** Picks somebody of the address book, or somebody a parcel went to before. */
export function RecentRecipients({ onPick }: { onPick: (party: Party) => void }) {
  const { t } = useLocale();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="quiet" icon={iconUsers} onClick={() => setOpen(true)}>
        {t('address_book.title')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('create.recipient')}
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
  const book = useSavedRecipients({ per_page: String(SHOWN), ...(search === '' ? {} : { search }) });
  const saved = (book.data?.records ?? []).map(({ party, tags }) => ({ party, tags }));
  const known = new Set(saved.map(({ party }) => keyOf(party)));
  const recent = recipientsOf(query.data?.records ?? []).filter((party) => !known.has(keyOf(party)));
  const is_read = query.data !== undefined && !book.isPending;
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
      {is_read && saved.length + recent.length === 0 ? (
        <EmptyState kind="no-results" title={t('state.no_results')} />
      ) : null}
      <People title={t('address_book.title')} people={saved} onPick={onPick} />
      <People
        title={t('create.recipient_recent')}
        people={recent.map((party) => ({ party, tags: [] }))}
        onPick={onPick}
      />
    </div>
  );
}

interface PeopleProps {
  title: string;
  people: readonly { party: Party; tags: readonly string[] }[];
  onPick: (party: Party) => void;
}

function People({ title, people, onPick }: PeopleProps) {
  const phoneText = usePhoneText();
  if (people.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="c-recent__list">
        {people.map(({ party, tags }, index) => (
          <li key={index}>
            <button type="button" className="c-recent__item" onClick={() => onPick(party)}>
              <strong>{party.name}</strong>
              <span className="s-num">{phoneText(party.phone, party.coordinate.country)}</span>
              <span className="c-recent__address">{party.coordinate.formatted_address}</span>
              {tags.length === 0 ? null : <span className="c-recent__address">{tags.join(', ')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
