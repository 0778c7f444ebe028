/**
 * Every reason a call can fail for, with its HTTP status. A client decides on the code, never on the sentence.
 * The sentences are the English texts of spec section 8 where it gives one.
 */
export const ERROR_CODES = {
  invalid_input: { status: 422, message: 'Some of the information needs another look.' },
  malformed_body: { status: 400, message: 'The request body is not valid JSON.' },
  malformed_text: { status: 400, message: 'Some of the text has broken characters.' },
  body_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_version: {
    status: 406,
    message: 'This version of the API is not known. Ask for application/vnd.sampan.v1+json.',
  },
  unauthorized: { status: 401, message: 'Please sign in again.' },
  wrong_credentials: { status: 422, message: 'Email or password is incorrect.' },
  otp_invalid: { status: 422, message: 'This code is wrong or too old. Check it, or ask for a new one.' },
  reset_link_not_available: {
    status: 404,
    message: 'This link does not work any more. Please ask for a new one.',
  },
  account_disabled: { status: 403, message: 'Your access was removed. Please ask the owner of the company.' },
  forbidden: { status: 403, message: 'Your role does not allow this.' },
  email_unverified: { status: 403, message: 'Please verify your email first.' },
  impersonation_refused: {
    status: 403,
    message: 'This cannot be done while you act for somebody else. Return to your account first.',
  },
  api_scope_refused: { status: 403, message: 'This API key does not allow this.' },
  secret_key_unknown: {
    status: 401,
    message: 'This secret key does not exist. Copy it again, or make another one under "API keys".',
  },
  secret_key_revoked: { status: 401, message: 'This secret key was revoked. Use another one from "API keys".' },
  secret_key_expired: { status: 401, message: 'This secret key has expired. Make another one under "API keys".' },
  secret_key_ip_refused: {
    status: 403,
    message: 'This secret key does not work from this address. Allow the address under "API keys".',
  },
  secret_key_in_page: {
    status: 403,
    message:
      'Secret keys do not work in web pages, where anybody can read them. Rotate the key and call from a server.',
  },
  live_key_required: {
    status: 403,
    message: 'Test keys spend no money, book no courier and write to nobody. Use a live key for this.',
  },
  current_account: { status: 409, message: 'This is current account' },
  login_as_token_dead: { status: 422, message: 'This access token does not work any more. Ask for a new one.' },
  login_as_refused: { status: 403, message: 'Nobody can act in the name of this person.' },
  people_only: { status: 403, message: 'This needs a person who is signed in. API keys cannot do it.' },
  terms_required: { status: 403, message: 'Please accept the updated terms first.' },
  not_found: { status: 404, message: 'We could not find what you asked for.' },
  tracking_not_available: {
    status: 404,
    message: 'This tracking is not available at the moment. Please come back later!',
  },
  cod_not_collected: { status: 409, message: 'No courier holds cash for this parcel.' },
  label_not_available: { status: 404, message: 'This label is not available now' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  social_refused: { status: 422, message: 'This sign-in could not be confirmed. Please try it again.' },
  social_unavailable: {
    status: 502,
    message: 'The sign-in provider does not answer at the moment. Please try again, or sign in another way.',
  },
  social_email_unverified: {
    status: 422,
    message: 'This account has no verified email. Verify it with the provider, or sign in another way.',
  },
  link_required: {
    status: 422,
    message:
      'This email already has an account here. Sign in with your password, or as you did before, then connect the provider under Settings, Security.',
  },
  social_taken: { status: 409, message: 'This sign-in already belongs to another account.' },
  social_already_linked: {
    status: 409,
    message: 'Another account of this provider is connected already. Disconnect it first.',
  },
  last_way_in: {
    status: 409,
    message: 'This is your only way to sign in. Set a password or connect another one first.',
  },
  already_member: { status: 422, message: 'This person already belongs to your company.' },
  already_invited: { status: 422, message: 'This email is already invited. Send that invitation again instead.' },
  company_full: { status: 422, message: 'A company has at most 50 people, open invitations included.' },
  own_membership: { status: 409, message: 'Nobody changes or removes themselves. Ask another owner.' },
  last_owner: { status: 409, message: 'A company needs an owner. Make somebody else an owner first.' },
  invitation_not_available: {
    status: 404,
    message: 'This invitation does not work any more. Ask the person who invited you for a new one.',
  },
  other_company: {
    status: 409,
    message:
      'This email already belongs to another company. Ask to be invited with another email, or ask the owner there to remove you first.',
  },
  country_closed: { status: 422, message: 'Our service in Vietnam is closed. Please contact customer service.' },
  idempotency_key_required: { status: 400, message: 'Send an Idempotency-Key with this call.' },
  idempotency_key_reused: { status: 422, message: 'This Idempotency-Key was used for another request.' },
  idempotency_in_progress: { status: 409, message: 'The same request is still running. Try again in a moment.' },
  order_locked: { status: 409, message: 'This parcel can no longer be changed.' },
  order_incomplete: { status: 422, message: 'This parcel still lacks information.' },
  address_required: { status: 422, message: "Can't create label now" },
  share_link_not_available: {
    status: 404,
    message: 'This link does not work any more. Please ask the shop for a new one.',
  },
  share_proof_required: { status: 403, message: 'Please show again that this parcel is yours.' },
  quote_expired: { status: 409, message: 'This price has expired. Please compare couriers again.' },
  price_changed: { status: 409, message: 'The price has changed. Please look at the new one.' },
  no_service: { status: 422, message: 'No courier serves this route.' },
  insufficient_balance: { status: 402, message: 'Your balance is too low for this label. Please top up.' },
  card_not_accepted: { status: 422, message: 'Incorrect card number. Please try again.' },
  payment_method_required: { status: 422, message: 'Add a payment method first.' },
  possible_duplicate: {
    status: 409,
    message: 'You asked for the same amount a moment ago. Send it again only if you mean a second one.',
  },
  payment_method_unknown: { status: 422, message: 'This payment method cannot pay for labels.' },
  courier_refused: { status: 422, message: 'The courier did not accept this parcel. You were not charged.' },
  courier_unavailable: { status: 503, message: 'The courier does not answer at the moment. You were not charged.' },
  label_pending: {
    status: 409,
    message: 'The courier has not answered yet. We keep asking; you will not be charged twice.',
  },
  cannot_cancel: { status: 409, message: 'This parcel can no longer be cancelled.' },
  adjustment_closed: { status: 409, message: 'This adjustment was decided already.' },
  already_rated: { status: 409, message: 'This parcel already has a rating.' },
  not_completed: { status: 409, message: 'Only a completed parcel can be rated.' },
  product_not_available: { status: 404, message: 'This product is not available at the moment.' },
  out_of_stock: { status: 409, message: 'There are not that many left.' },
  too_many_places: { status: 422, message: 'You have reached the most pick-up locations there can be: 50.' },
  default_place: {
    status: 409,
    message: 'The default pick-up location cannot be removed. Make another one the default first.',
  },
  checkout_quote_expired: { status: 409, message: 'This price is no longer valid. Please look at it again.' },
  checkout_closed: { status: 409, message: 'This purchase is already finished.' },
  payment_unavailable: { status: 422, message: 'This way of paying is not available at the moment.' },
  page_too_deep: { status: 422, message: 'Page numbers end here. Follow the cursor of the last answer instead.' },
  key_required: { status: 403, message: 'Calls from a web page need a publishable key.' },
  key_unknown: { status: 403, message: 'This publishable key does not exist. Copy it again from "Add to your site".' },
  key_revoked: { status: 403, message: 'This publishable key was revoked. Use another one from "Add to your site".' },
  origin_refused: {
    status: 403,
    message: 'This publishable key does not work on this site. Allow the site in "Add to your site".',
  },
  scope_refused: {
    status: 403,
    message: 'This publishable key does not allow this. Change what it may do in "Add to your site".',
  },
  webhook_limit: { status: 422, message: 'A company has at most 10 webhook endpoints. Delete one first.' },
  webhook_disabled: { status: 409, message: 'This endpoint is turned off. Turn it on first.' },
  webhook_secret_unreadable: {
    status: 409,
    message: 'The signing secret of this endpoint can no longer be read. Rotate it to get a new one.',
  },
  insufficient_payable: { status: 422, message: 'There is less than that to pay out.' },
  payout_account_limit: { status: 422, message: 'A company has at most 10 payout accounts. Remove one first.' },
  payout_account_unreadable: {
    status: 409,
    message: 'The number of this account can no longer be read. Remove the account and add it again.',
  },
  payout_state: { status: 409, message: 'This payout has moved on meanwhile. Look at it again.' },
  payout_four_eyes: {
    status: 403,
    message: 'You belong to this company or acted in its name. Somebody else has to decide about this payout.',
  },
  payout_by_itself: { status: 409, message: 'Payouts leave by themselves here. There is nothing to mark or to send.' },
  payout_owed: {
    status: 409,
    message:
      'This company owes money after a lost dispute, so nothing leaves to it. Refuse its payout: the money sets the debt off.',
  },
  payout_nothing_to_send: { status: 409, message: 'No approved payout waits to be sent.' },
  credit_limit_below_debt: { status: 409, message: 'The company owes more than this limit. Book its payments first.' },
  payment_exceeds_invoice: { status: 409, message: 'That is more than the invoice still asks for.' },
  payment_reference_used: { status: 409, message: 'A payment with this bank reference is booked already.' },
  rate_limited: { status: 429, message: 'Too many requests. Please wait a moment.' },
  unavailable: {
    status: 503,
    message: 'We cannot reach our database at the moment. Nothing was lost; please try again.',
  },
  internal: { status: 500, message: 'Please try again' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERROR_CODES;

/** Codes after which the very same call may succeed later. */
export const RETRYABLE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'idempotency_in_progress',
  'courier_unavailable',
  'social_unavailable',
  'label_pending',
  'rate_limited',
  'unavailable',
  'internal',
]);
