/** Empty, no-result and error states. */
export const state = {
  'state.error_title': "We couldn't load this",
  'state.error_text': 'Please try again',
  'state.reference': 'Reference {{id}}',
  'state.empty': 'Nothing here yet',
  'state.no_results': 'No results',
  'state.crashed_title': 'Something went wrong',
  'state.crashed_text': 'Your data is safe. Reload the page to continue.',
  'state.reload': 'Reload page',
} as const;
