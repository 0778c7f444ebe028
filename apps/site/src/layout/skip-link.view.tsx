/** The first thing a keyboard reaches on every page. */
export function SkipLinkView() {
  return (
    <a className="skip" href="#content">
      Skip to the content
    </a>
  );
}
