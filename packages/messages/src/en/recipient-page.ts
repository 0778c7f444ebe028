/** The settings page of what recipients open: a domain of the company's own, and a preview. */
export const recipientPage = {
  'recipient_page.title': 'Recipient pages',
  'recipient_page.lead': 'Where your buyers follow parcels and confirm their address.',
  'recipient_page.domain': 'Your own domain',
  'recipient_page.domain_text':
    'Show these pages under your own name. Links that we send to your buyers then start with it.',
  'recipient_page.host': 'Domain',
  'recipient_page.host_hint': 'A subdomain that you use for nothing else, such as track.my-store.com.',
  'recipient_page.connect': 'Connect domain',
  'recipient_page.check': 'Check now',
  'recipient_page.remove': 'Remove domain',
  'recipient_page.remove_title': 'Remove {{host}}?',
  'recipient_page.remove_text':
    'Links that you already sent under this domain stop working at once. New links start with {{url}}.',
  'recipient_page.remove_keep': 'Keep domain',
  'recipient_page.removed': 'Domain removed',
  'recipient_page.record_text':
    'Add this record where you manage your domain, then check. New records can take an hour to arrive.',
  'recipient_page.record_type': 'Type',
  'recipient_page.record_name': 'Name',
  'recipient_page.record_value': 'Value',
  'recipient_page.copy_value': 'Copy value',
  'recipient_page.waiting': 'Waiting for DNS',
  'recipient_page.verified': 'Connected',
  'recipient_page.verified_text': 'Your buyers open these pages at {{host}}.',
  'recipient_page.no_record': "We couldn't find a CNAME record for {{host}}.",
  'recipient_page.other_target':
    '{{host}} points to another address. Change its record to the value below, and turn off any proxy for it.',
  'recipient_page.unreachable': 'No name server answered. Try again in a few minutes.',
  'recipient_page.lost_soon':
    'The record no longer points here. If it stays that way for three days, the pages are no longer shown under this domain.',
  'recipient_page.checked': 'Last checked {{when}}',
  'recipient_page.not_offered': "This installation doesn't offer own domains. Your pages start with {{url}}.",
  'recipient_page.preview': 'Live preview',
  'recipient_page.preview_text': 'What a buyer sees, with your newest parcel under way.',
} as const;
