/** What the API says of a request it refuses, where a form says it otherwise. English alone: whoever reads it writes a program. */
export const request = {
  'request.unknown_field': "{{label}} isn't a field of this request",
  'request.type_invalid': '{{label}} must be {{expected}}',
  'request.too_many': '{{label}} can have up to {{max}} entries',
  'request.amount_decimals': '{{label}} can have up to 2 decimal places',
  'request.text_broken': '{{label}} has broken characters. Send it as UTF-8',
  'request.id_invalid': "{{label}} isn't a valid ID",
  'request.date_invalid': '{{label}} must be a date, for example 2026-11-21',
  'request.time_slot_invalid': '{{label}} must be a time, for example 0930',
  'request.sort_unknown': '{{label}} must be created_at:desc, created_at:asc, updated_at:desc or updated_at:asc',
  'request.rating_invalid': '{{label}} must be 5 or 2.5',
  'request.payment_method_invalid': '{{label}} must be wallet or post_billing',
  'request.default_only': '{{label}} can only be set to true. Set another card as default instead',
  'request.address_or_post_code': 'Enter either address or post_code',
  'request.cursor_invalid': 'Use next_cursor from an earlier response',
  'request.value_invalid': '{{label}} must be one of {{expected}}',
} as const;
