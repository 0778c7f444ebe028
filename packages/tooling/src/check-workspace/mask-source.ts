/** What may stand before a slash that begins a regular expression; after anything else it divides. */
const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};+\-*%~^<>]|\b(?:return|typeof|case|in|of|do|else|void|await|yield))\s*$/;

/**
 * Blanks comments, and what stands inside strings, template texts and regular expressions, with spaces. Every position
 * and every line stays where it was, so what a pattern finds in the result it finds in real code.
 *
 * A string ends at the end of its line at the latest: that keeps an apostrophe in JSX text from swallowing the file.
 */
export function maskSource(text: string): string {
  const out =
    [...text].length === text.length ? text.split('') : Array.from({ length: text.length }, (_, at) => text.charAt(at));
  const blank = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) if (out[at] !== '\n') out[at] = ' ';
  };
  /** Positions of the braces that return to a template: their depth of nesting. */
  const templates: number[] = [];
  let depth = 0;
  let at = 0;

  const skipTemplateText = (from: number): number => {
    let end = from;
    while (end < text.length && text[end] !== '`' && !(text[end] === '$' && text[end + 1] === '{')) {
      end += text[end] === '\\' ? 2 : 1;
    }
    blank(from, Math.min(end, text.length));
    if (text[end] === '$') {
      templates.push(depth);
      depth += 1;
      return end + 2;
    }
    return end + 1;
  };

  while (at < text.length) {
    const char = text[at];
    if (char === '/' && text[at + 1] === '/') {
      const end = text.indexOf('\n', at);
      blank(at, end === -1 ? text.length : end);
      at = end === -1 ? text.length : end;
    } else if (char === '/' && text[at + 1] === '*') {
      const end = text.indexOf('*/', at + 2);
      blank(at, end === -1 ? text.length : end + 2);
      at = end === -1 ? text.length : end + 2;
    } else if (char === "'" || char === '"') {
      const end = endOfString(text, at);
      blank(at + 1, end);
      at = end + 1;
    } else if (char === '`') {
      at = skipTemplateText(at + 1);
    } else if (char === '{') {
      depth += 1;
      at += 1;
    } else if (char === '}') {
      depth -= 1;
      at += 1;
      if (templates.at(-1) === depth) {
        templates.pop();
        at = skipTemplateText(at);
      }
    } else if (char === '/' && BEFORE_REGEX.test(text.slice(Math.max(0, at - 20), at)) && text[at - 1] !== '<') {
      const end = endOfRegex(text, at);
      if (end !== null) blank(at + 1, end);
      at = (end ?? at) + 1;
    } else {
      at += 1;
    }
  }
  return out.join('');
}

function endOfString(text: string, start: number): number {
  const quote = text[start];
  let at = start + 1;
  while (at < text.length && text[at] !== quote && text[at] !== '\n') at += text[at] === '\\' ? 2 : 1;
  return Math.min(at, text.length);
}

/** The slash that closes a regular expression, or null when the line ends first: then it was none. */
function endOfRegex(text: string, start: number): number | null {
  let is_in_class = false;
  for (let at = start + 1; at < text.length && text[at] !== '\n'; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '[') is_in_class = true;
    else if (char === ']') is_in_class = false;
    else if (char === '/' && !is_in_class) return at;
  }
  return null;
}
