/** Names as people and couriers write them, where the official name is longer. */
export const PROVINCE_NAME: Readonly<Record<string, string>> = {
  '31': 'DKI Jakarta',
  '34': 'DI Yogyakarta',
};

/** Start of the provinces that were split off (laws 14, 15, 16 and 29 of 2022). */
export const PROVINCE_SINCE: Readonly<Record<string, string>> = {
  '93': '2022-07-25',
  '94': '2022-07-25',
  '95': '2022-07-25',
  '96': '2022-12-08',
};

export const PROVINCE_EN: Readonly<Record<string, string>> = {
  '11': 'Aceh',
  '12': 'North Sumatra',
  '13': 'West Sumatra',
  '14': 'Riau',
  '15': 'Jambi',
  '16': 'South Sumatra',
  '17': 'Bengkulu',
  '18': 'Lampung',
  '19': 'Bangka Belitung Islands',
  '21': 'Riau Islands',
  '31': 'Jakarta',
  '32': 'West Java',
  '33': 'Central Java',
  '34': 'Yogyakarta',
  '35': 'East Java',
  '36': 'Banten',
  '51': 'Bali',
  '52': 'West Nusa Tenggara',
  '53': 'East Nusa Tenggara',
  '61': 'West Kalimantan',
  '62': 'Central Kalimantan',
  '63': 'South Kalimantan',
  '64': 'East Kalimantan',
  '65': 'North Kalimantan',
  '71': 'North Sulawesi',
  '72': 'Central Sulawesi',
  '73': 'South Sulawesi',
  '74': 'Southeast Sulawesi',
  '75': 'Gorontalo',
  '76': 'West Sulawesi',
  '81': 'Maluku',
  '82': 'North Maluku',
  '91': 'Papua',
  '92': 'West Papua',
  '93': 'South Papua',
  '94': 'Central Papua',
  '95': 'Highland Papua',
  '96': 'Southwest Papua',
};
