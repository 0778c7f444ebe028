import type { Difference } from './compare-answers.ts';

/** A change that was made on purpose since the recording. Each must be met by an answer, or it goes. */
export interface IntendedChange {
  path: RegExp;
  /** What may differ; everything at this path unless given. */
  is: (difference: Difference) => boolean;
  reason: string;
}

const isNew = ({ was, is }: Difference) => was === undefined && is !== undefined;
const isText = ({ was, is }: Difference) => typeof was === 'string' && typeof is === 'string';

/** A code that had its values behind it, `validate.number_min|min=S%24%201.00`; they stand in `params` now. */
const isBareCode = ({ was, is }: Difference) => typeof was === 'string' && was.split('|')[0] === is;

const MERGED_CODES: readonly string[] = ['validate.sort_unknown', 'validate.value_invalid'];

export const INTENDED_CHANGES: readonly IntendedChange[] = [
  {
    path: /^(?:title|message|detail|errors\[\]\.message)$/u,
    is: isText,
    reason: 'Corrected sentences (docs/texts.md). Status and code beside them are as before.',
  },
  {
    path: /^(?:user\.)?rights\[\]$/u,
    is: isNew,
    reason: 'Endpoints that came since; no right is gone.',
  },
  { path: /^(?:user\.)?is_test_mode$/u, is: isNew, reason: 'The session says that no money and no parcel is real.' },
  { path: /^errors\[\]\.params$/u, is: isNew, reason: 'What is put into the sentence of a code stands beside it.' },
  { path: /^errors\[\]\.code$/u, is: isBareCode, reason: 'Codes are plain keys; their values moved to `params`.' },
  {
    path: /^errors\[\]\.code$/u,
    is: ({ was, is }) => MERGED_CODES.includes(String(was)) && is === 'validate.value_expected',
    reason: 'One sentence, one key: a value that is none of a list.',
  },
  { path: /^(?:records\[\]\.)?items\[\]\.sku$/u, is: isNew, reason: 'Items name their SKU for the warehouse.' },
  {
    path: /^(?:records\[\]\.)?label_print(?:ed_at|_count)$/u,
    is: isNew,
    reason: 'Parcels say whether their label was printed.',
  },
  {
    path: /^(?:records\[\]\.)?shipped_elsewhere$/u,
    is: isNew,
    reason: 'A parcel says that it left without a label of ours.',
  },
  {
    path: /^(?:records\[\]\.)?return(?:_of|ed_by)$/u,
    is: isNew,
    reason: 'A parcel names its return, and a return the parcel it brings back.',
  },
  {
    path: /^(?:records\[\]\.|rows\[\]\.)?requested_service$/u,
    is: isNew,
    reason: 'A parcel says which delivery service its file or its store asks for.',
  },
  {
    path: /^(?:records\[\]\.|rows\[\]\.)?rule_decision$/u,
    is: isNew,
    reason: 'A parcel says which rule of its company chose the courier.',
  },
  {
    path: /^(?:records\[\]\.)?customs_(?:purpose|explanation)$/u,
    is: isNew,
    reason: 'A parcel says why it crosses a border.',
  },
  { path: /^logo$/u, is: isNew, reason: 'A company has a logo for its packing slips.' },
  { path: /^missing$/u, is: isNew, reason: 'An estimate names what its parcel still needs.' },
  {
    path: /^trackings\[\]\.image_url$/u,
    is: ({ was, is }) => was === null && String(is).startsWith('/statuses/'),
    reason: 'Each status has a picture.',
  },
  { path: /^delivery_wish$/u, is: isNew, reason: 'The company reads what the recipient asked of the driver.' },
  {
    path: /^(?:records\[\]\.)?decide_by$/u,
    is: isNew,
    reason: 'A parcel with a problem says by when somebody must decide.',
  },
  { path: /^trackings\[\]\.instruction$/u, is: isNew, reason: 'What was asked of the courier stands in the history.' },
  {
    path: /^recipient_record$/u,
    is: isNew,
    reason: 'A COD parcel says how earlier ones to its recipient ended.',
  },
  { path: /^to_buy$/u, is: isNew, reason: 'What `to_print` counted: complete parcels without a label.' },
  {
    path: /^to_print$/u,
    is: ({ was, is }) => typeof was === 'number' && typeof is === 'number',
    reason: 'Counts bought labels that were never printed, since printing is recorded.',
  },
  { path: /^version$/u, is: ({ was }) => was === '0.0.0', reason: 'Releases have a number.' },
];
