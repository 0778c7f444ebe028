import type { CountryCode } from '@sampan/country-rules';

/** A sorting centre. */
export interface Hub {
  country: CountryCode;
  /** Three letters, printed large as part of the sort code. */
  code: string;
  name: string;
  /** Postcodes it serves, by their first digits. */
  post_codes: readonly string[];
  /** Words of the states it serves, for addresses without a postcode. */
  states: readonly string[];
}

const hub = (country: CountryCode, code: string, name: string, post_codes: string, states = ''): Hub => ({
  country,
  code,
  name,
  post_codes: post_codes === '' ? [] : post_codes.split(' '),
  states: states === '' ? [] : states.split('|'),
});

/** The first hub of a country takes what no other serves. */
const HUBS: readonly Hub[] = [
  hub('SG', 'TUA', 'Tuas Sorting Centre', '6'),
  hub('SG', 'CHG', 'Changi Hub', '4 5 8'),
  hub('SG', 'WDL', 'Woodlands Hub', '7'),
  hub('SG', 'BTM', 'Bukit Merah Hub', '0 1 2'),
  hub('SG', 'TPY', 'Toa Payoh Hub', '3'),
  hub('MY', 'SHA', 'Shah Alam Hub', '4 5 6', 'selangor|kuala lumpur|putrajaya'),
  hub('MY', 'PEN', 'Bayan Lepas Hub', '0 1 3', 'penang|pulau pinang|kedah|perlis|perak'),
  hub('MY', 'JHB', 'Senai Hub', '7 80 81 82 83 84 85 86', 'johor|melaka|malacca|negeri sembilan'),
  hub('MY', 'KUA', 'Kuantan Hub', '2', 'pahang|terengganu|kelantan'),
  hub('MY', 'BKI', 'Kota Kinabalu Gateway', '87 88 89 90 91', 'sabah|labuan'),
  hub('MY', 'KCH', 'Kuching Gateway', '93 94 95 96 97 98', 'sarawak'),
  hub('PH', 'PQE', 'Parañaque Hub', '0 1', 'manila|capital region|ncr'),
  hub(
    'PH',
    'CBY',
    'Cabuyao Hub',
    '4 52',
    'laguna|cavite|batangas|quezon|rizal|bicol|camarines|albay|calabarzon|mimaropa|palawan|mindoro',
  ),
  hub(
    'PH',
    'SFP',
    'San Fernando Hub',
    '2 3',
    'pampanga|bulacan|luzon|ilocos|pangasinan|tarlac|benguet|cordillera|cagayan valley|zambales|nueva',
  ),
  hub(
    'PH',
    'CEB',
    'Mandaue Gateway',
    '5 6',
    'cebu|visayas|bohol|leyte|iloilo|negros|samar|aklan|capiz|antique|siquijor',
  ),
  hub('PH', 'DVO', 'Davao Gateway', '8 9', 'davao|cotabato|sarangani|agusan|surigao|caraga|soccsksargen'),
  hub(
    'PH',
    'CGY',
    'Cagayan de Oro Gateway',
    '7',
    'misamis|bukidnon|lanao|zamboanga|mindanao|camiguin|sulu|basilan|tawi',
  ),
  hub('ID', 'CGK', 'Cengkareng Hub', '10 11 12 13 14 15 16 17 42', 'jakarta|banten'),
  hub('ID', 'BDO', 'Bandung Hub', '40 41 43 44 45 46', 'jawa barat|west java'),
  hub('ID', 'SRG', 'Semarang Hub', '5', 'jawa tengah|central java|yogyakarta'),
  hub('ID', 'SUB', 'Surabaya Hub', '6', 'jawa timur|east java'),
  hub('ID', 'DPS', 'Denpasar Hub', '8', 'bali|nusa tenggara'),
  hub('ID', 'KNO', 'Medan Gateway', '2', 'aceh|sumatera utara|north sumatra|riau|sumatera barat'),
  hub('ID', 'PLM', 'Palembang Gateway', '3', 'sumatera selatan|lampung|jambi|bengkulu|bangka'),
  hub('ID', 'BPN', 'Balikpapan Gateway', '7', 'kalimantan'),
  hub('ID', 'UPG', 'Makassar Gateway', '90 91 92 93 94 95 96', 'sulawesi|gorontalo'),
  hub('ID', 'DJJ', 'Jayapura Gateway', '97 98 99', 'papua|maluku'),
  hub('VN', 'SGN', 'Tan Binh Hub', ''),
];

/** The hub that serves an address: by postcode, else by state, else the country's first. */
export function hubOf(address: { country: CountryCode; post_code: string; state: string }): Hub {
  const own = HUBS.filter((one) => one.country === address.country);
  const state = address.state.toLowerCase();
  const found =
    own.find(
      (one) => address.post_code !== '' && one.post_codes.some((prefix) => address.post_code.startsWith(prefix)),
    ) ??
    own.find((one) => state !== '' && one.states.some((word) => state.includes(word))) ??
    own[0];
  if (found === undefined) throw new Error(`no hub in ${address.country}`);
  return found;
}

/** Sort code of the last mile: country, hub, and a two-digit round drawn from the postcode or the place's name. */
export function routeCodeOf(address: {
  country: CountryCode;
  post_code: string;
  state: string;
  city: string;
  district: string;
}): string {
  const hub_code = hubOf(address).code;
  const place = `${address.post_code}${address.city}${address.district}`.toLowerCase();
  let round = 0;
  for (const character of place) round = (round * 31 + (character.codePointAt(0) ?? 0)) % 97;
  return `${address.country}-${hub_code}-${String(round + 1).padStart(2, '0')}`;
}
