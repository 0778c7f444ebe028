import { Field, type AddressSearchProps } from '@sampan/ui';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

type Search = ComponentType<AddressSearchProps>;

/**
 * The search box of an address form for elements, which fetch it beside the form. Its place has its size from the start, so that
 * nothing moves when it comes.
 *
 * @param first the fetch that has begun already
 * @param again fetches it once more after a failure
 */
export function lazySearch(first: Promise<Search>, again: () => Promise<Search>): Search {
  let found: Search | null = null;
  let fetching = first;
  return function LazySearch(props) {
    const [Box, setBox] = useState<Search | null>(() => found);
    const [is_failed, setFailed] = useState(false);
    const wait = (): void => {
      setFailed(false);
      fetching.then(
        (box) => setBox(() => (found = box)),
        () => setFailed(true),
      );
    };
    useEffect(wait, []);
    if (Box !== null) return <Box {...props} />;
    const onRetry = (): void => {
      fetching = again();
      wait();
    };
    return <SearchPlace {...props} onRetry={is_failed ? onRetry : null} />;
  };
}

/** The box without its control, or why it is not there, and the place of the button below it. */
function SearchPlace({
  t,
  street,
  onOpenMap,
  onRetry,
}: AddressSearchProps & { onRetry: (() => void) | null }): ReactNode {
  return (
    <div className="s-address__search s-address__wide">
      <Field
        label={street?.label ?? t('address.search')}
        hint={street === undefined ? undefined : t('address.street_pick_hint')}
        required={street?.required}
        error={
          onRetry === null ? undefined : (
            <>
              {t('error.network')}{' '}
              <button type="button" className="s-link" onClick={onRetry}>
                {t('common.try_again')}
              </button>
            </>
          )
        }
      >
        {() => <div className="s-input s-input--disabled" />}
      </Field>
      {onOpenMap && <i className="s-address__map" />}
    </div>
  );
}
