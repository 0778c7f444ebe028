/** Empty, no-result and error states. */
export const state = {
  'state.error_title': 'This could not be loaded',
  'state.error_text': 'Please try again',
  'state.reference': 'Reference {{id}}',
  'state.empty': 'Nothing here yet',
  'state.no_results': 'Nothing found',
  'state.crashed_title': 'This page stopped working',
  'state.crashed_text': 'Your data is safe. Reload the page to go on.',
  'state.reload': 'Reload page',
} as const;
