import { BCP47_OF_LANGUAGE, supportMailOf, type CountryCode } from '@sampan/country-rules';
import { ErrorBlock, SkeletonRows } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import type { DocumentName } from './documents/document.ts';
import { loadDocument } from './documents/load-document.ts';
import { linkedText } from '../../shared/form/linked-text.tsx';
import './document.css';

export interface DocumentTextProps {
  name: DocumentName;
  country: CountryCode;
  /** Begins with links to the sections: for a page of its own. */
  withContents?: boolean;
  /** Level of the title: 1 on a page, 2 inside something else. */
  level?: 1 | 2;
}

/** A document, in its own language (`lang`), with the facts of a country. */
export function DocumentText({ name, country, withContents = false, level = 1 }: DocumentTextProps) {
  const locale = useLocale();
  const { t, language } = locale;
  const written = useQuery({
    queryKey: queryKeys.document(name, country, language),
    queryFn: () => loadDocument(name, country, language),
    staleTime: Infinity,
  });
  if (written.isError)
    return (
      <ErrorBlock
        title={t('error.network')}
        retryLabel={t('common.try_again')}
        retrying={written.isFetching}
        onRetry={() => void written.refetch()}
      />
    );
  if (written.data === undefined) return <SkeletonRows rows={8} rowHeight={56} label={t('common.loading')} />;
  const { title, intro, since, sections, language: spoken } = written.data;
  const Title = level === 1 ? 'h1' : 'h2';
  const Heading = level === 1 ? 'h2' : 'h3';
  const mail = supportMailOf(country);
  return (
    <article className="c-document__text" lang={BCP47_OF_LANGUAGE[spoken]}>
      <Title className="c-document__title">{title}</Title>
      {since === null ? null : (
        <p className="s-muted" lang={locale.locale}>
          {t('auth.doc_since', { date: locale.formatWireDate(since) })}
        </p>
      )}
      <p className="c-document__intro">{intro}</p>
      {withContents ? (
        <nav className="c-document__contents" aria-label={t('auth.doc_contents')}>
          <ol>
            {sections.map(({ heading }, index) => (
              <li key={heading}>
                <a href={`#section-${index + 1}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      {sections.map(({ heading, text, points }, index) => (
        <section key={heading} id={withContents ? `section-${index + 1}` : undefined}>
          <Heading>{heading}</Heading>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points === undefined ? null : (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <p lang={locale.locale}>
        {linkedText(t('auth.doc_questions', { mail: '[mail]' }), { mail: <a href={`mailto:${mail}`}>{mail}</a> })}
      </p>
    </article>
  );
}
