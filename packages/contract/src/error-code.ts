/**
 * Every reason a call can fail for, with its HTTP status. A client decides on the code, never on the sentence.
 * The sentences are the English texts of spec section 8 where it gives one.
 */
export const ERROR_CODES = {
  invalid_input: { status: 422, message: "Some fields aren't valid. Check them and try again." },
  malformed_body: { status: 400, message: "The request body isn't valid JSON." },
  malformed_text: { status: 400, message: 'Some of the text has broken characters.' },
  body_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_version: {
    status: 406,
    message: "This API version isn't supported. Use application/vnd.sampan.v1+json.",
  },
  unauthorized: { status: 401, message: 'Please sign in again.' },
  wrong_credentials: { status: 422, message: 'Incorrect email or password.' },
  otp_invalid: { status: 422, message: 'This code is incorrect or has expired. Check it or request a new one.' },
  reset_link_not_available: {
    status: 404,
    message: 'This link no longer works. Please request a new one.',
  },
  account_disabled: { status: 403, message: 'Your access was removed. Contact the owner of your company.' },
  forbidden: { status: 403, message: "Your role doesn't allow this. Ask an owner of your company." },
  email_unverified: { status: 403, message: 'Please verify your email first.' },
  impersonation_refused: {
    status: 403,
    message: "You can't do this while acting as another user. Return to your account first.",
  },
  api_scope_refused: { status: 403, message: "This API key doesn't have permission for this request." },
  secret_key_unknown: {
    status: 401,
    message: 'This secret key doesn\'t exist. Check it, or create a new one under "API keys".',
  },
  secret_key_revoked: { status: 401, message: 'This secret key was revoked. Use another key from "API keys".' },
  secret_key_expired: { status: 401, message: 'This secret key has expired. Create a new one under "API keys".' },
  secret_key_ip_refused: {
    status: 403,
    message: 'This secret key isn\'t allowed from this IP address. Allow the address under "API keys".',
  },
  secret_key_in_page: {
    status: 403,
    message:
      "Secret keys can't be used in web pages, where anyone can read them. Rotate this key and call the API from your server.",
  },
  live_key_required: {
    status: 403,
    message: "Test keys can't spend money, book couriers or contact customers. Use a live key.",
  },
  current_account: { status: 409, message: 'This is current account' },
  login_as_token_dead: { status: 422, message: 'This access token no longer works. Request a new one.' },
  login_as_refused: { status: 403, message: "You can't act on behalf of this user." },
  people_only: { status: 403, message: "This action needs a signed-in user. It isn't available with API keys." },
  terms_required: { status: 403, message: 'Accept the updated terms to continue.' },
  not_found: { status: 404, message: "We couldn't find that." },
  tracking_not_available: {
    status: 404,
    message: 'This tracking is not available at the moment. Please come back later!',
  },
  cod_not_collected: { status: 409, message: "The courier isn't holding any cash for this parcel." },
  label_not_available: { status: 404, message: 'This label is not available now' },
  method_not_allowed: { status: 405, message: "This URL doesn't support that HTTP method." },
  social_refused: { status: 422, message: "We couldn't confirm this sign-in. Please try again." },
  social_unavailable: {
    status: 502,
    message: "The sign-in provider isn't responding. Try again, or sign in another way.",
  },
  social_email_unverified: {
    status: 422,
    message: "This account doesn't have a verified email. Verify it with the provider, or sign in another way.",
  },
  link_required: {
    status: 422,
    message:
      'This email already has a Sampan account. Sign in the way you did before, then connect the provider under Settings > Security.',
  },
  social_taken: { status: 409, message: 'This sign-in is already linked to another account.' },
  social_already_linked: {
    status: 409,
    message: "You've already connected another account from this provider. Disconnect it first.",
  },
  last_way_in: {
    status: 409,
    message: 'This is your only way to sign in. Set a password or connect another account first.',
  },
  already_member: { status: 422, message: 'This person is already a member of your company.' },
  already_invited: { status: 422, message: 'This email has already been invited. Resend the invitation instead.' },
  company_full: { status: 422, message: 'A company can have up to 50 members, including open invitations.' },
  own_membership: { status: 409, message: "You can't change your own role or remove yourself. Ask another owner." },
  last_owner: { status: 409, message: 'A company needs at least one owner. Make someone else an owner first.' },
  invitation_not_available: {
    status: 404,
    message: 'This invitation no longer works. Ask the person who invited you for a new one.',
  },
  other_company: {
    status: 409,
    message:
      "This email already belongs to another company. Ask for an invitation to a different email, or ask that company's owner to remove you first.",
  },
  country_closed: { status: 422, message: 'Our service in Vietnam has closed. Please contact customer service.' },
  idempotency_key_required: { status: 400, message: 'This request needs an Idempotency-Key header.' },
  idempotency_key_reused: { status: 422, message: 'This Idempotency-Key was already used for a different request.' },
  idempotency_in_progress: { status: 409, message: 'This request is still being processed. Try again in a moment.' },
  order_locked: { status: 409, message: 'This parcel can no longer be edited.' },
  order_incomplete: { status: 422, message: 'Some details are missing for this parcel. Complete them and try again.' },
  address_required: { status: 422, message: "Can't create label now" },
  share_link_not_available: {
    status: 404,
    message: 'This link no longer works. Ask the store for a new one.',
  },
  share_proof_required: { status: 403, message: 'Please confirm again that this parcel is yours.' },
  quote_expired: { status: 409, message: 'This price has expired. Compare couriers again.' },
  price_changed: { status: 409, message: 'The price has changed. Please review the new price.' },
  no_service: { status: 422, message: 'No couriers serve this route.' },
  insufficient_balance: { status: 402, message: 'Your balance is too low for this label. Top up and try again.' },
  card_not_accepted: { status: 422, message: 'Incorrect card number. Please try again.' },
  payment_method_required: { status: 422, message: 'Add a payment method first.' },
  possible_duplicate: {
    status: 409,
    message: 'You made the same request a moment ago. Confirm only if you want to do it again.',
  },
  payment_method_unknown: { status: 422, message: "This payment method can't be used for labels." },
  courier_refused: { status: 422, message: "The courier didn't accept this parcel. You haven't been charged." },
  courier_unavailable: {
    status: 503,
    message: "The courier isn't responding. You haven't been charged. Please try again later.",
  },
  label_pending: {
    status: 409,
    message: "The courier hasn't responded yet. We'll keep trying, and you won't be charged twice.",
  },
  cannot_cancel: { status: 409, message: 'This parcel can no longer be cancelled.' },
  adjustment_closed: { status: 409, message: 'This adjustment has already been decided.' },
  already_rated: { status: 409, message: 'This delivery has already been rated.' },
  not_completed: { status: 409, message: "You can rate a parcel once it's completed." },
  product_not_available: { status: 404, message: "This product isn't available right now." },
  out_of_stock: { status: 409, message: "There isn't enough stock for that quantity." },
  too_many_places: { status: 422, message: 'You can have up to 50 pick-up locations.' },
  default_place: {
    status: 409,
    message: "You can't remove the default pick-up location. Make another one the default first.",
  },
  checkout_quote_expired: { status: 409, message: 'This price has expired. Please review the new price.' },
  checkout_closed: { status: 409, message: 'This checkout has already ended.' },
  payment_unavailable: { status: 422, message: "This payment method isn't available right now. Choose another one." },
  page_too_deep: {
    status: 422,
    message: 'This page number is too high. Use the cursor from the last response instead.',
  },
  key_required: { status: 403, message: 'Requests from a web page need a publishable key.' },
  key_unknown: { status: 403, message: 'This publishable key doesn\'t exist. Copy it again from "Add to your site".' },
  key_revoked: { status: 403, message: 'This publishable key was revoked. Use another key from "Add to your site".' },
  origin_refused: {
    status: 403,
    message: 'This publishable key isn\'t allowed on this site. Add the site under "Add to your site".',
  },
  scope_refused: {
    status: 403,
    message: 'This publishable key doesn\'t have permission for this. Edit its permissions under "Add to your site".',
  },
  webhook_limit: { status: 422, message: 'You can have up to 10 webhook endpoints. Delete one first.' },
  webhook_disabled: { status: 409, message: 'This endpoint is turned off. Turn it on first.' },
  webhook_secret_unreadable: {
    status: 409,
    message: "We can't read this endpoint's signing secret any more. Rotate it to get a new one.",
  },
  insufficient_payable: { status: 422, message: 'Your payout balance is lower than this amount.' },
  payout_account_limit: { status: 422, message: 'You can have up to 10 payout accounts. Remove one first.' },
  payout_account_unreadable: {
    status: 409,
    message: "We can't read this account's number any more. Remove the account and add it again.",
  },
  payout_state: { status: 409, message: 'This payout has changed. Reload it and try again.' },
  payout_four_eyes: {
    status: 403,
    message: 'You belong to this company or acted on its behalf, so someone else must review this payout.',
  },
  payout_by_itself: {
    status: 409,
    message: "Payouts are sent automatically here, so there's nothing to send or mark.",
  },
  payout_owed: {
    status: 409,
    message:
      "This company owes money after a lost dispute, so it can't be paid out. Reject the payout; its amount will be used to repay the debt.",
  },
  payout_nothing_to_send: { status: 409, message: 'There are no approved payouts to send.' },
  credit_limit_below_debt: {
    status: 409,
    message: 'The company owes more than this limit. Record its payments first.',
  },
  payment_exceeds_invoice: { status: 409, message: 'This payment is more than the amount due on the invoice.' },
  payment_reference_used: { status: 409, message: 'A payment with this bank reference is already recorded.' },
  rate_limited: { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  unavailable: {
    status: 503,
    message: "We can't reach our database right now. Nothing was lost. Please try again.",
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
