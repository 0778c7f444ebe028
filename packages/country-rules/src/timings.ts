/** Delays that widgets need, apart from the rest: they count bytes. */
export const POSTCODE_LOOKUP_DEBOUNCE_MS = 500;
export const ADDRESS_SEARCH_DEBOUNCE_MS = 300;
/** How long 'Copied' stands. */
export const COPIED_NOTICE_MS = 1_000;

/** Every delay of the product in milliseconds (spec section 9, Timings, and the sections named). */
export const TIMINGS = {
  form_auto_validation_ms: 500,
  field_validator_delay_ms: 1_000,
  wait_default_ms: 300,
  polling_default_ms: 300_000,
  postcode_lookup_debounce_ms: POSTCODE_LOOKUP_DEBOUNCE_MS,
  address_search_debounce_ms: ADDRESS_SEARCH_DEBOUNCE_MS,
  bonus_lookup_debounce_ms: 300,
  text_input_debounce_ms: 200,
  maps_session_delay_ms: 1_000,
  file_open_delay_ms: 1_000,
  file_fallback_link_ms: 5_000,
  reload_after_address_save_ms: 200,
  thank_you_note_ms: 2_000,
  copied_notice_ms: COPIED_NOTICE_MS,
  /** Section 4, Email verification modal: 'Resending' becomes 'Resent' after this. */
  resend_to_resent_ms: 1_500,
  /** Section 4: 'Resent' goes back to 'Resend' after this. */
  resent_to_resend_ms: 3_000,
  /** Section 4, Login as: the page reloads after the switch. */
  reload_after_login_as_ms: 500,
  /** Section 7: the chat widget learns of a profile change after this. */
  chat_profile_update_ms: 1_200,
} as const;
