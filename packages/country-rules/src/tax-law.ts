import type { RateRow, RateSchedule, TaxSchedules } from './country-record.ts';
import { localMidnight } from './local-midnight.ts';
import { UTC_OFFSETS_H } from './time-zone.ts';

/*
 * Tax on courier fees as the law sets it, row by row with its statute, for parcels that stay in the country and for those that
 * leave it. Singapore and the Philippines zero-rate carriage abroad and Malaysia exempts it; Indonesia and Viet Nam tax a
 * courier's parcel abroad like one at home, and their rows across borders say by which rule.
 */

/** The same rates for parcels that stay in the country and those that leave it. */
export function everywhere(schedule: RateSchedule): TaxSchedules {
  return { in_country: schedule, cross_border: schedule };
}

type Day = readonly [year: number, month: number, day: number];

function since(
  country: keyof typeof UTC_OFFSETS_H,
  [year, month, day]: Day,
  row: Omit<RateRow, 'valid_from'>,
): RateRow {
  return { ...row, valid_from: localMidnight(year, month, day, UTC_OFFSETS_H[country]) };
}

export const SG_TAX: TaxSchedules = {
  in_country: [
    { name: 'GST', basis_points: 700, valid_from: 0, statute: 'Goods and Services Tax Act 1993, s 16' },
    since('SG', [2023, 1, 1], {
      name: 'GST',
      basis_points: 800,
      statute: 'Goods and Services Tax (Amendment) Act 2022, from 1 January 2023',
    }),
    since('SG', [2024, 1, 1], {
      name: 'GST',
      basis_points: 900,
      statute: 'Goods and Services Tax (Amendment) Act 2022, from 1 January 2024',
    }),
  ],
  cross_border: [
    {
      name: 'GST zero-rated',
      basis_points: 0,
      valid_from: 0,
      statute: 'Goods and Services Tax Act 1993, s 21(3)(a) to (c): international transport of goods',
    },
  ],
};

export const MY_TAX: TaxSchedules = {
  in_country: [
    { name: 'SST', basis_points: 0, valid_from: 0 },
    since('MY', [2024, 3, 1], {
      name: 'SST',
      basis_points: 600,
      statute: 'Service Tax Regulations 2018, First Schedule, Group J, from 1 March 2024',
    }),
  ],
  cross_border: [
    { name: 'SST', basis_points: 0, valid_from: 0 },
    since('MY', [2024, 3, 1], {
      name: 'SST exempt',
      basis_points: 0,
      statute: 'Service Tax Act 2018, s 34(3)(a) and (4); Service Tax Policy 4/2024: door-to-door delivery abroad',
    }),
  ],
};

export const PH_TAX: TaxSchedules = {
  in_country: [
    { name: 'VAT', basis_points: 1200, valid_from: 0, statute: 'National Internal Revenue Code, s 108 (RA 9337)' },
  ],
  cross_border: [
    {
      name: 'VAT zero-rated',
      basis_points: 0,
      valid_from: 0,
      statute: 'National Internal Revenue Code, s 108(B)(6) (RA 9337): cargo by air or sea to a foreign country',
    },
    // International carriers have paid percentage tax instead of VAT throughout (s 118): nothing on the fee either way.
    since('PH', [2018, 1, 1], {
      name: 'VAT zero-rated',
      basis_points: 0,
      statute:
        'National Internal Revenue Code, s 108(B)(6) and 109(1)(E) (RA 10963): cargo by air or sea to a foreign country',
    }),
  ],
};

/** The rates at home for a parcel that leaves the country, each row with the rule by which no lower one applies. */
function asAtHome([first, ...later]: RateSchedule, ruleOf: (row: RateRow) => string): RateSchedule {
  const withRule = (row: RateRow): RateRow => ({ ...row, statute: `${row.statute ?? ''}; ${ruleOf(row)}` });
  return [withRule(first), ...later.map(withRule)];
}

/** Couriers are taxed on a tenth of the price: 10 % of it, 11 % of it, ..., so 1.1 % of the whole today. */
const ID_HOME: RateSchedule = [
  {
    name: 'PPN nilai lain',
    basis_points: 100,
    valid_from: 0,
    statute: 'PMK 75/PMK.03/2010 and PMK 121/PMK.03/2015: 10% x 10%',
  },
  since('ID', [2022, 4, 1], {
    name: 'PPN besaran tertentu',
    basis_points: 110,
    statute: 'PMK 71/PMK.03/2022: 10% x 11%, from 1 April 2022',
  }),
  since('ID', [2025, 1, 1], {
    name: 'PPN besaran tertentu',
    basis_points: 120,
    statute: 'PMK 131/2024 with PMK 71/PMK.03/2022: 10% x 12%, from 1 January 2025',
  }),
  since('ID', [2025, 2, 4], {
    name: 'PPN besaran tertentu',
    basis_points: 110,
    statute: 'PMK 11/2025, art. 17: 10% x 11/12 x 12%, from 4 February 2025',
  }),
];

/** Services are exported, at 0 %, only to a recipient abroad; the merchant who pays the courier is at home. */
export const ID_TAX: TaxSchedules = {
  in_country: ID_HOME,
  cross_border: asAtHome(ID_HOME, ({ valid_from }) =>
    valid_from < localMidnight(2019, 3, 29, UTC_OFFSETS_H.ID)
      ? 'not an export of services by PMK 70/PMK.03/2010'
      : 'not an export of services by PMK 32/PMK.010/2019',
  ),
};

const VN_FULL = 'Law 13/2008/QH12, art. 8(3): 10%';

/** 10 %, and 8 % while the National Assembly reduces it; transport is not among the services left out. */
const VN_HOME: RateSchedule = [
  { name: 'VAT', basis_points: 1000, valid_from: 0, statute: VN_FULL },
  since('VN', [2022, 2, 1], {
    name: 'VAT',
    basis_points: 800,
    statute: 'Decree 15/2022/ND-CP, 1 February to 31 December 2022',
  }),
  since('VN', [2023, 1, 1], { name: 'VAT', basis_points: 1000, statute: VN_FULL }),
  since('VN', [2023, 7, 1], {
    name: 'VAT',
    basis_points: 800,
    statute: 'Decrees 44/2023, 94/2023, 72/2024 and 180/2024/ND-CP, 1 July 2023 to 30 June 2025',
  }),
  since('VN', [2025, 7, 1], {
    name: 'VAT',
    basis_points: 800,
    statute: 'Decree 174/2025/ND-CP, 1 July 2025 to 31 December 2026',
  }),
  since('VN', [2027, 1, 1], { name: 'VAT', basis_points: 1000, statute: 'Law 48/2024/QH15, art. 9(3): 10%' }),
];

/** International transport is taxed at 0 %, postal services are taken out of that, and a courier's are postal ones (Law 49/2010/QH12). */
export const VN_TAX: TaxSchedules = {
  in_country: VN_HOME,
  cross_border: asAtHome(VN_HOME, ({ valid_from }) =>
    valid_from < localMidnight(2025, 7, 1, UTC_OFFSETS_H.VN)
      ? 'no 0% for postal services: Law 13/2008/QH12, art. 8(1), as amended by Law 31/2013/QH13'
      : 'no 0% for postal services: Law 48/2024/QH15, art. 9(1)',
  ),
};
