/** What the URL of the address book says; what is no known value is dropped. */
export interface AddressBookSearch {
  search?: string;
  tag?: string;
  page?: string;
}

const READERS: Readonly<Record<keyof AddressBookSearch, (value: string) => boolean>> = {
  search: (value) => value.length <= 80,
  tag: (value) => value.length <= 30,
  page: (value) => /^[1-9]\d{0,3}$/u.test(value),
};

/** The state of the page from its URL. An edited or old link never breaks it. */
export function parseAddressBookSearch(search: Record<string, unknown>): AddressBookSearch {
  const parsed: Record<string, string> = {};
  for (const [name, accepts] of Object.entries(READERS)) {
    const value = search[name];
    if (typeof value === 'string' && value !== '' && accepts(value)) parsed[name] = value;
  }
  return parsed;
}

/** The query of GET /address_book/list for a URL. */
export function addressBookQueryOf(search: AddressBookSearch): Record<string, string> {
  return { per_page: '20', page: '1', ...search };
}

/** Another filter starts again at the first page. */
export function refiltered(
  search: AddressBookSearch,
  change: { [N in keyof AddressBookSearch]?: AddressBookSearch[N] | undefined },
): AddressBookSearch {
  return parseAddressBookSearch({ ...search, page: undefined, ...change });
}
