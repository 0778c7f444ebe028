/** What people choose to be emailed about. */
export const notification = {
  'notification.title': 'Notifications',
  'notification.text': 'What we email you about. Everybody in your company chooses for themselves.',
  'notification.to': 'Emails go to {{email}}',
  'notification.no_mailbox': 'Emails are sent once your address is verified.',
  'notification.sale': 'Sales',
  'notification.sale_text': 'Somebody bought one of your products',
  'notification.address_confirmed': 'Confirmed addresses',
  'notification.address_confirmed_text': 'A recipient confirmed the delivery address',
  'notification.parcel_problem': 'Parcels with a problem',
  'notification.parcel_problem_text': 'A delay, a failed delivery, a return or a loss',
  'notification.referral': 'Referral credit',
  'notification.referral_text': 'A friend you invited earned you credit',
  'notification.always': 'Always on',
  'notification.always_text': 'Sign-in notices, codes and changes of your password: they keep your account safe.',
  'notification.saved': 'Notification saved',
} as const;
