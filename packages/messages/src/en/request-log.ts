/** The log of calls with secret keys (settings, Request log). */
export const requestLog = {
  'request_log.title': 'Request log',
  'request_log.lead':
    "Requests made with your secret keys in the last 30 days, including refused ones. Request and response bodies aren't stored.",
  'request_log.failed': "We couldn't load the request log",
  'request_log.empty': 'No requests yet',
  'request_log.empty_text':
    'Set SAMPAN_SECRET_KEY to the secret of "{{name}}" (ends in {{last4}}) and run this. The request appears here within a second.',
  'request_log.empty_no_key': 'Requests appear here once you use a secret key.',
  'request_log.make_key': 'Create secret key',
  'request_log.no_results': 'No requests match your filters',
  'request_log.no_results_text': 'Remove a filter or choose a longer period.',
  'request_log.time': 'Time',
  'request_log.call': 'Request',
  'request_log.key': 'API key',
  'request_log.status': 'Status',
  'request_log.duration': 'Duration',
  'request_log.duration_ms': '{{ms}} ms',
  'request_log.status_2xx': 'Succeeded',
  'request_log.status_4xx': 'Refused',
  'request_log.status_5xx': 'Server error',
  'request_log.request_id': 'Request ID',
  'request_log.find_id': 'Search by request ID',
  'request_log.copy_id': 'Copy request ID',
  'request_log.endpoint': 'Endpoint',
  'request_log.from_network': 'IP address',
  'request_log.program': 'User agent',
  'request_log.program_unknown': 'Not sent',
  'request_log.replayed': 'Replayed',
  'request_log.replayed_text': 'We returned the first response for this Idempotency-Key. Nothing ran again.',
  'request_log.gone': "We couldn't find this request. It may be older than 30 days or belong to another company.",
  'request_log.mend': 'How to fix it',
  'request_log.mend_input':
    'See errors in the response for each invalid field and the reason. Correct them and send the request again.',
  'request_log.mend_json': 'Send the body as JSON, up to 1 MB, with Content-Type: application/json.',
  'request_log.mend_not_found':
    'The ID is wrong or deleted, or belongs to another company. List the records and use an ID from there.',
  'request_log.mend_scope': 'Edit the key under "API keys" to add the permission, or use a key that has it.',
  'request_log.mend_people': "API keys can't do this. Sign in and do it in the console.",
  'request_log.mend_live_key': 'When your integration is ready, create a live key and use it instead of the test key.',
  'request_log.mend_dead_key': 'Your program uses a secret that no longer works. Update it and restart the program.',
  'request_log.mend_ip':
    'If this was your server, add its IP address to the key. If not, someone else has your key. Rotate it now.',
  'request_log.mend_page':
    "Rotate the key and expire the old secret now. Send the request from your server, and make sure your proxy doesn't forward the page's Origin header.",
  'request_log.mend_rate':
    'Wait for the number of seconds in Retry-After. The RateLimit header shows how many requests you have left.',
  'request_log.mend_changed': 'The record has changed. Read it again, then send a new request.',
  'request_log.mend_idempotency':
    'Use a new Idempotency-Key for each new request. Reuse a key only to retry the same request.',
  'request_log.mend_balance': 'Top up your wallet, then send the request again.',
  'request_log.mend_ours':
    'This is an error on our side. Retry in a moment with the same Idempotency-Key. If it keeps failing, contact us with the request ID.',
  'request_log.mend_else':
    'Handle errors by their code, not their message. The documentation lists the codes for this endpoint.',
} as const;
