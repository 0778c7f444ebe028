/** The browser's HTMLElement. A server has none; classes of elements can be imported there and are never constructed. */
const Base = globalThis.HTMLElement ?? Object;
export { Base as HTMLElement };
