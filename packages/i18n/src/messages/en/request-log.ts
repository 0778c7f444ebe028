/** The log of calls with secret keys (settings, Request log). */
export const requestLog = {
  'request_log.title': 'Request log',
  'request_log.lead':
    'Every call your secret keys made in the last 30 days, refused ones too. What was sent and answered is not kept.',
  'request_log.failed': 'The log could not be loaded',
  'request_log.empty': 'No calls yet',
  'request_log.empty_text':
    'Put the secret of "{{name}}", which ends in {{last4}}, into SAMPAN_SECRET_KEY and run this. The call appears here a second later.',
  'request_log.empty_no_key': 'Calls appear here once a program uses a secret key.',
  'request_log.make_key': 'Make a secret key',
  'request_log.no_results': 'No calls match',
  'request_log.no_results_text': 'Try fewer filters or a longer time.',
  'request_log.time': 'Time',
  'request_log.call': 'Call',
  'request_log.key': 'Key',
  'request_log.status': 'Status',
  'request_log.duration': 'Duration',
  'request_log.duration_ms': '{{ms}} ms',
  'request_log.status_2xx': 'Answered',
  'request_log.status_4xx': 'Refused',
  'request_log.status_5xx': 'Failed on our side',
  'request_log.request_id': 'Request id',
  'request_log.find_id': 'Find a request id',
  'request_log.copy_id': 'Copy request id',
  'request_log.endpoint': 'Endpoint',
  'request_log.from_network': 'From the network',
  'request_log.program': 'Program',
  'request_log.program_unknown': 'It did not say',
  'request_log.replayed': 'Repeated',
  'request_log.replayed_text': 'Answered with the first answer of its Idempotency-Key; nothing ran again.',
  'request_log.gone': 'This call is not in the log: it is older than 30 days, or of another company.',
  'request_log.mend': 'What to do',
  'request_log.mend_input':
    'The answer names every wrong field in errors, each with its reason. Correct those and send the call again.',
  'request_log.mend_json': 'Send the body as JSON of at most 1 MB, with Content-Type: application/json.',
  'request_log.mend_not_found':
    'The id is wrong, was removed, or belongs to another company. List the records first and take the id from there.',
  'request_log.mend_scope': 'Edit the key under "API keys" and allow what this call needs, or use a key that has it.',
  'request_log.mend_people': 'No key can do this. Somebody has to sign in and do it here in the console.',
  'request_log.mend_live_key':
    'When everything else works, make a live key and give it to the program in the place of the test key.',
  'request_log.mend_dead_key':
    'The program still has a secret that no longer works. Give it the new one and start it again.',
  'request_log.mend_ip':
    'If this was your server, add its address to the key. If not, somebody else has the key: rotate it at once.',
  'request_log.mend_page':
    'Rotate the key without overlap, and make the call from your server. A proxy of yours must not pass on the Origin of the page.',
  'request_log.mend_rate':
    'Wait for the seconds in Retry-After. The RateLimit header says how many calls are left before it happens.',
  'request_log.mend_changed':
    'The record is in another state by now. Read it again, decide from there, and send a new call.',
  'request_log.mend_idempotency':
    'Take a new Idempotency-Key for every new call, and repeat one only for the very same call.',
  'request_log.mend_balance': 'Top up the wallet, then send the same call again.',
  'request_log.mend_ours':
    'This is ours to mend. Send the same call again in a moment, with the same Idempotency-Key. If it stays, tell us the request id.',
  'request_log.mend_else':
    'Let the program decide by the code, not by the sentence. The documentation says when this endpoint answers it.',
} as const;
