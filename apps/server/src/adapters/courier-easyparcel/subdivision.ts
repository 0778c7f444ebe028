/** States of Malaysia by their codes of ISO 3166-2, as people and maps write them. */
const CODES: Readonly<Record<string, string>> = {
  johor: 'MY-01',
  kedah: 'MY-02',
  kelantan: 'MY-03',
  melaka: 'MY-04',
  malacca: 'MY-04',
  'negeri sembilan': 'MY-05',
  pahang: 'MY-06',
  'pulau pinang': 'MY-07',
  penang: 'MY-07',
  perak: 'MY-08',
  perlis: 'MY-09',
  selangor: 'MY-10',
  terengganu: 'MY-11',
  sabah: 'MY-12',
  sarawak: 'MY-13',
  'kuala lumpur': 'MY-14',
  labuan: 'MY-15',
  putrajaya: 'MY-16',
};

/** Null for a name that is no state of Malaysia. */
export const subdivisionOf = (state: string): string | null => CODES[state.trim().toLowerCase()] ?? null;
