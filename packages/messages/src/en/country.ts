/** Countries by ISO code. */
export const country = {
  'country.SG': 'Singapore',
  'country.MY': 'Malaysia',
  'country.PH': 'Philippines',
  'country.ID': 'Indonesia',
  'country.VN': 'Vietnam',
} as const;
