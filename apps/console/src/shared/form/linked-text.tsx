import type { CountryCode } from '@sampan/country-rules';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useLocale } from '../locale/locale.tsx';

/** A sentence with links in it: `[terms]` becomes the part of that name. */
export function linkedText(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return text
    .split(/\[(\w+)\]/u)
    .map((piece, index) => <Fragment key={index}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>);
}

export interface ConsentTextProps {
  /** Whose documents. */
  country: CountryCode;
}

/** What somebody accepts, with the documents a click away, in another tab so that the form keeps what was typed. */
export function ConsentText({ country }: ConsentTextProps) {
  const { t } = useLocale();
  const open = { search: { country }, target: '_blank', rel: 'noopener noreferrer' } as const;
  return linkedText(t('register.accept_terms', { terms: '[terms]', policy: '[policy]' }), {
    terms: (
      <Link to="/auth/term" {...open}>
        {t('auth.doc_term')}
      </Link>
    ),
    policy: (
      <Link to="/auth/policy" {...open}>
        {t('auth.doc_policy')}
      </Link>
    ),
  });
}
