/** The page where a scanned code prints its label. */
export const scan = {
  'scan.title': 'Scan to print',
  'scan.field': 'Order number, tracking number or SKU',
  'scan.hint': 'Scan a code, or type it and press Enter. The label prints straight away.',
  'scan.printing': 'Printing {{number}}',
  'scan.again_title': '{{number}} was printed before',
  'scan.again_text': 'Last printed: {{when}}. Print it again only if the label is lost.',
  'scan.again': 'Print again',
  'scan.not_found': 'Nothing found for {{code}}',
  'scan.no_label': '{{number}} has no label',
  'scan.no_label_text': 'Buy the label first, then scan again.',
  'scan.not_found_text': 'Check the code. For a SKU, every label may be printed already.',
  'scan.last': 'Last scans',
  'scan.sound': 'Sounds',
  'scan.empty': 'Scans appear here.',
} as const;
