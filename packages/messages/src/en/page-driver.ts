import { problem } from './problem.ts';
import { tracking } from './tracking.ts';

/** Sentences of what a recipient may tell the driver, beside the parcel's panel. */
export const pageDriver = {
  title: 'For the driver',
  until: 'You can change this until the driver sets out.',
  hand: 'Hand it to me',
  door: tracking['tracking.wish_door'],
  neighbour: tracking['tracking.wish_neighbour'],
  note: problem['problem.note'],
  note_example: 'Lift lobby B, ring twice',
  proof_phone: 'Last four digits of your phone',
  proof_post_code: 'Your postcode',
  proof_why: 'As given in your order. Only you can change this.',
  save: 'Save',
  saved: 'Saved. The courier tells the driver.',
  refused: 'This courier cannot do that. Please ask the shop.',
  proof_invalid_phone: 'Enter the last four digits of your phone number',
  proof_invalid_post_code: 'Enter the postcode of your address',
  proof_wrong: 'This does not match the order. Check it and try again.',
  blocked: 'Too many wrong tries. Please ask the shop.',
  cash: 'The driver collects cash, so somebody has to be there.',
  place_missing: 'Choose one',
  note_long: 'Use 120 characters or fewer',
  late: 'It is too late to change this: the driver has set out.',
  busy: 'Too many requests. Please wait a minute.',
} as const;
