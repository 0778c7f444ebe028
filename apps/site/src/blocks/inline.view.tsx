import { readInline, type Inline } from './inline.ts';

/** A text with its marks. Addresses of other sites open beside this one. */
export function InlineView({ text }: { text: string }) {
  return readInline(text).map((part, index) => <PartView key={index} part={part} />);
}

function PartView({ part }: { part: Inline }) {
  if (part.kind === 'code') return <code>{part.text}</code>;
  if (part.kind === 'strong') return <strong>{part.text}</strong>;
  if (part.kind === 'text') return part.text;
  return /^https?:/u.test(part.url) ? (
    <a href={part.url} target="_blank" rel="noopener noreferrer">
      {part.text}
    </a>
  ) : (
    <a href={part.url}>{part.text}</a>
  );
}
