/** Words of what is printed beside labels, with `{{placeholders}}`. */
export const documentPrint = {
  cover_title: 'Missing labels',
  cover_text: "{{missing}} of {{total}} parcels aren't in this file.",
  cover_no_recipient: 'No recipient',
  cover_not_found: "We couldn't find this parcel.",
  cover_not_bought: "The label hasn't been bought.",
  cover_pending: "The courier hasn't answered yet.",
  cover_cancelled: 'The parcel was cancelled.',
  cover_more: '{{count}} more are listed in the job.',
} as const;
