import type { LoggedRequest } from '@sampan/contract';
import { Banner, CopyButton, Drawer, SkeletonRows, Tag } from '@sampan/ui';
import type { ReactNode } from 'react';
import { untypedTranslate, useLocale } from '../../shared/locale/locale.tsx';
import { fixHint } from './request-log-hint.ts';
import { toneOf } from './request-log-table.tsx';
import { useLoggedRequest } from './use-request-log.ts';

export interface RequestLogDetailProps {
  request_id: string | undefined;
  /** The calls of the list behind it. */
  shown: readonly LoggedRequest[] | undefined;
  onClose: () => void;
}

/** One call: what happened, why it was refused, and what to do about it. */
export function RequestLogDetail({ request_id, shown, onClose }: RequestLogDetailProps) {
  const locale = useLocale();
  const { t } = locale;
  const { request, error } = useLoggedRequest(request_id, shown);
  return (
    <Drawer
      open={request_id !== undefined}
      onClose={onClose}
      title={request ? `${request.method} ${request.path}` : t('request_log.call')}
      closeLabel={t('common.close')}
    >
      {error !== null ? (
        <Banner tone="danger">{locale.errorText(error)}</Banner>
      ) : request === null ? (
        <Banner>{t('request_log.gone')}</Banner>
      ) : request === undefined ? (
        <SkeletonRows rows={6} rowHeight={32} label={t('common.loading')} />
      ) : (
        <Facts request={request} />
      )}
    </Drawer>
  );
}

function Facts({ request }: { request: LoggedRequest }) {
  const locale = useLocale();
  const { t } = locale;
  const { status, error_code } = request;
  const group = status < 400 ? '2xx' : status < 500 ? '4xx' : '5xx';
  return (
    <div className="c-stack">
      {error_code === null ? null : (
        <>
          <Banner tone={status < 500 ? 'warning' : 'danger'} title={error_code}>
            {sentenceOf(error_code, locale)}
          </Banner>
          <section className="c-dev__mend">
            <h3>{t('request_log.mend')}</h3>
            <p>{t(fixHint(error_code, status))}</p>
          </section>
        </>
      )}
      <dl className="c-dev__facts">
        <Fact name={t('request_log.status')}>
          <Tag tone={toneOf(status)}>{status}</Tag> {t(`request_log.status_${group}`)}
        </Fact>
        {request.is_replayed ? <Fact name={t('request_log.replayed')}>{t('request_log.replayed_text')}</Fact> : null}
        <Fact name={t('request_log.time')}>
          {locale.formatMoment(Math.floor(request.at_ms / 1000))}
          <br />
          <code>{new Date(request.at_ms).toISOString()}</code>
        </Fact>
        <Fact name={t('request_log.duration')}>
          {t('request_log.duration_ms', { ms: locale.formatNumber(request.duration_ms) })}
        </Fact>
        <Fact name={t('request_log.key')}>
          {request.key_name} <Tag>{t(`api_key.mode_${request.key_mode}`)}</Tag>
        </Fact>
        <Fact name={t('request_log.endpoint')}>
          <code>{request.endpoint}</code>
        </Fact>
        <Fact name={t('request_log.from_network')}>{request.ip}</Fact>
        <Fact name={t('request_log.program')}>
          {request.user_agent === '' ? t('request_log.program_unknown') : request.user_agent}
        </Fact>
        <Fact name={t('request_log.request_id')}>
          <code>{request.request_id}</code>{' '}
          <CopyButton
            text={request.request_id}
            label={t('request_log.copy_id')}
            copiedLabel={t('common.copied')}
            iconOnly
          />
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The sentence of a code in the page's language; the code itself for one that an older server wrote. */
function sentenceOf(code: string, locale: ReturnType<typeof useLocale>): string {
  const key = `error.${code}`;
  const sentence = untypedTranslate(locale)(key);
  return sentence === key ? code : sentence;
}
