/** What a tag's class carries so that two copies of the SDK recognise each other. */
interface VersionedClass extends CustomElementConstructor {
  readonly version?: string;
}

/**
 * Registers a tag once. A page may load the SDK twice, from its theme and from an app: the first copy stays, and another
 * version says so once in the browser's console instead of throwing into the shop's page. Does nothing on a server, and in a
 * browser without what a widget is built on: there the link inside the tag stays.
 *
 * @returns whether this class was registered
 */
export function defineOnce(tag: string, element: VersionedClass): boolean {
  if (typeof customElements === 'undefined') return false;
  const known: VersionedClass | undefined = customElements.get(tag);
  const loader = (globalThis as { sampan?: { version: string } }).sampan;
  const other = known === undefined ? loader?.version : known.version;
  // Few pages load two versions: what says so comes with what else is seldom needed.
  if (other !== undefined && other !== element.version)
    import('./seldom.part.ts').then((part) => part.warnVersionMismatch(other, element.version)).catch(() => {});
  if (known !== undefined) return false;
  if (!('replaceSync' in CSSStyleSheet.prototype && 'attachInternals' in HTMLElement.prototype)) return false;
  customElements.define(tag, element);
  return true;
}
