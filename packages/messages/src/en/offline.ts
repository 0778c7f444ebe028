/** The console as an installed app: without a network, and after a new build. */
export const offline = {
  'offline.title': 'No connection',
  'offline.text': "Sampan can't load this page. We'll try again as soon as you're back online.",
  'offline.seen': 'Last updated: {{when}}',
  'offline.new_build': 'A new version of Sampan is ready.',
  'offline.reload': 'Reload page',
} as const;
