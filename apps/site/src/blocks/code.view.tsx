import { highlight, type CodeLanguage } from './highlight.ts';

/** A code block with its Copy button, which the page's script brings to life: without it, none is shown. */
export function CodeView({ language, title, code }: { language: CodeLanguage; title: string; code: string }) {
  return (
    <figure className="code">
      <figcaption className="code__head">
        <span>{title}</span>
        <button type="button" className="copy" data-copy="" hidden>
          Copy
        </button>
      </figcaption>
      <pre tabIndex={0} aria-label={title} role="region">
        <code>
          {highlight(code, language).map((token, index) =>
            token.kind === 'plain' ? (
              token.text
            ) : (
              <span key={index} className={`t-${token.kind}`}>
                {token.text}
              </span>
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}
