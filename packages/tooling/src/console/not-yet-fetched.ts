/** Files of every visit: what asks for anything stands in one of them, or came after them. */
const OF_EVERY_VISIT = /^assets\/(?:index|rolldown-runtime|react)-[^/]*\.js$/u;
/** The console's own: they are there as soon as one of them asks for a page. */
const OF_THE_CONSOLE = /^assets\/(?:kit|console)-[^/]*\.js$/u;
const ASKS_FROM_THE_CONSOLE = /^assets\/(?:console|list)-/u;

/**
 * What a call for a later file names besides it, so that all of it is fetched together: without the files that are there
 * already. Each list of them is sent with the console, and there is one for every page: modules stand in the order of their
 * names, so that lists repeat each other and compress well. Styles keep their order, in which they apply.
 *
 * Given to Vite as `resolveDependencies`. A page of HTML names all it needs.
 */
export function notYetFetched(
  _file: string,
  files: string[],
  { hostId, hostType }: { readonly hostId: string; readonly hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return files;
  const is_console = ASKS_FROM_THE_CONSOLE.test(hostId);
  const wanted = files.filter((file) => !OF_EVERY_VISIT.test(file) && !(is_console && OF_THE_CONSOLE.test(file)));
  const styles = wanted.filter((file) => file.endsWith('.css'));
  return [...styles, ...wanted.filter((file) => !file.endsWith('.css')).toSorted()];
}
