/** Languages by wire code (spec 2 Header). */
export const language = {
  'language.en': 'English',
  'language.my': 'Malay',
  'language.ph': 'Filipino',
  'language.id': 'Bahasa',
  'language.vi': 'Vietnamese',
} as const;
