import { error } from './error.ts';

/** Label page and printing. */
export const print = {
  'print.title': 'Your label',
  'print.preview': 'Label preview',
  'print.print': 'Print label',
  'print.print_again': 'Print again',
  'print.download_zpl': 'Download ZPL',
  'print.preparing': 'Preparing your file',
  'print.fallback': "Didn't open? Open the file here.",
  'print.format': 'Paper size',
  'print.format_100x150': '100 × 150 mm',
  'print.format_a6': 'A6',
  'print.format_a4': 'A4, four per page',
  'print.format_zpl': 'ZPL for thermal printers',
  'print.start_position': 'Start at position',
  'print.start_position_n': 'Position {{position}}',
  'print.mask_phones': 'Hide phone numbers except their last digits',
  'print.not_available': error['error.label_not_available'],
  'print.skipped_one': '{{count}} parcel skipped because it has no label',
  'print.skipped_other': '{{count}} parcels skipped because they have no label',
  'print.hand_over_pick_up': 'The courier will pick up this parcel.',
  'print.hand_over_drop_off': 'Drop this parcel off at a {{courier}} counter.',
} as const;
