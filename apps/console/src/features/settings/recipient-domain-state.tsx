import type { RecipientDomain } from '@sampan/contract';
import { Banner, CopyButton, Tag } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';

/** How far a domain has come: the record it needs, and what the last look at its DNS found. */
export function RecipientDomainState({ domain }: { domain: RecipientDomain }) {
  const { t, formatMoment } = useLocale();
  const { host, state, record, problem, checked_at } = domain;
  const is_verified = state === 'verified';
  const is_gone = is_verified && (problem === 'no_record' || problem === 'other_target');
  return (
    <div className="c-stack" role="status">
      <p className="c-row">
        <Tag tone={is_verified ? 'success' : 'warning'}>
          {t(is_verified ? 'recipient_page.verified' : 'recipient_page.waiting')}
        </Tag>
        {checked_at === null ? null : (
          <span className="s-muted">{t('recipient_page.checked', { when: formatMoment(checked_at) })}</span>
        )}
      </p>
      {is_verified ? <p>{t('recipient_page.verified_text', { host })}</p> : null}
      {problem === null ? null : <Banner tone="warning">{t(`recipient_page.${problem}`, { host })}</Banner>}
      {is_gone ? <Banner tone="danger">{t('recipient_page.lost_soon')}</Banner> : null}
      {is_verified && !is_gone ? null : (
        <>
          <p>{t('recipient_page.record_text')}</p>
          <dl className="c-dns">
            <div>
              <dt>{t('recipient_page.record_type')}</dt>
              <dd>CNAME</dd>
            </div>
            <div>
              <dt>{t('recipient_page.record_name')}</dt>
              <dd>
                <code>{host}</code>
              </dd>
            </div>
            <div>
              <dt>{t('recipient_page.record_value')}</dt>
              <dd>
                <code>{record}</code>
                <CopyButton
                  text={record}
                  label={t('recipient_page.copy_value')}
                  copiedLabel={t('common.copied')}
                  iconOnly
                  size="sm"
                />
              </dd>
            </div>
          </dl>
        </>
      )}
    </div>
  );
}
