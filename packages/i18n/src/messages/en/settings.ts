/** Settings. */
export const settings = {
  'settings.title': 'Settings',
  'settings.profile': 'Profile',
  'settings.profile_text': 'Name and phone number on your labels',
  'settings.addresses': 'Addresses',
  'settings.addresses_text': 'Where invoices go, and where couriers pick up',
  'settings.appearance': 'Appearance and language',
  'settings.company': 'Company',
  'settings.role': 'Your role',
  'settings.role_owner': 'Owner',
  'settings.role_staff': 'Staff',
  'settings.role_staff_ro': 'Staff, read only',
  'settings.unsaved': 'You have changes that are not saved',
  'settings.discard': 'Discard changes',
  'settings.saved': 'User setting updated',
} as const;
