import { canCall } from '@sampan/api-client';
import type { PublishableKey } from '@sampan/contract';
import {
  Button,
  CopyButton,
  EmptyState,
  IconButton,
  iconEdit,
  iconLock,
  iconPlus,
  iconTrash,
  SkeletonRows,
  TableFrame,
  Tag,
} from '@sampan/ui';
import { useState } from 'react';
import { asListed } from '../../shared/list/as-listed.ts';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { KeyFormDialog } from './key-form-dialog.tsx';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';
import type { useKeys } from './use-keys.ts';

export interface KeysSectionProps {
  keys: ReturnType<typeof useKeys>;
  /** A key was made or changed: the code above takes it. */
  onSaved: (key: PublishableKey) => void;
}

/** The company's keys, and making, changing and revoking them. Only owners do that (spec 6); others see the list alone. */
export function KeysSection({ keys, onSaved }: KeysSectionProps) {
  const { t } = useLocale();
  const may_write = canCall('createPublishableKey', useUser());
  const [form, setForm] = useState<{ editing: PublishableKey | null } | null>(null);
  const [revoking, setRevoking] = useState<PublishableKey | null>(null);
  const make = may_write ? (
    <Button icon={iconPlus} onClick={() => setForm({ editing: null })}>
      {t('site.key_new')}
    </Button>
  ) : undefined;
  return (
    <section className="c-site__keys" aria-labelledby="site-keys">
      <div className="c-site__head">
        <h2 id="site-keys">{t('site.keys')}</h2>
        {keys.data === undefined || keys.data.length === 0 ? null : make}
      </div>
      <p className="s-muted c-site__text">{t('site.keys_text')}</p>
      {keys.isError ? (
        <LoadError title={t('site.keys_failed')} query={keys} />
      ) : keys.data === undefined ? (
        <SkeletonRows rows={3} rowHeight={60} label={t('common.loading')} />
      ) : keys.data.length === 0 ? (
        <div className="c-card">
          <EmptyState kind="no-records" icon={iconLock} title={t('site.keys_empty')} headingLevel={3} action={make}>
            {t('site.keys_empty_text')}
          </EmptyState>
        </div>
      ) : (
        <KeyTable
          keys={keys.data}
          may_write={may_write}
          onEdit={(editing) => setForm({ editing })}
          onRevoke={setRevoking}
        />
      )}
      <KeyFormDialog
        open={form !== null}
        editing={form?.editing ?? null}
        onClose={() => setForm(null)}
        onSaved={onSaved}
      />
      <RevokeKeyDialog target={asListed(keys.data, revoking)} onClose={() => setRevoking(null)} />
    </section>
  );
}

/** Nearly all sites have https, so only those without say how they are reached. */
const shortOf = (origin: string): string => origin.replace(/^https:\/\//u, '');

interface KeyTableProps {
  keys: readonly PublishableKey[];
  may_write: boolean;
  onEdit: (key: PublishableKey) => void;
  onRevoke: (key: PublishableKey) => void;
}

function KeyTable({ keys, may_write, onEdit, onRevoke }: KeyTableProps) {
  const { t } = useLocale();
  return (
    <TableFrame label={t('site.keys')}>
      <thead>
        <tr>
          <th scope="col">{t('site.key')}</th>
          <th scope="col">{t('site.sites')}</th>
          <th scope="col">{t('site.scopes')}</th>
          <th scope="col">{t('site.last_used')}</th>
          {may_write ? (
            <th scope="col">
              <span className="s-visually-hidden">{t('common.edit')}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <KeyRow key={key.id} record={key} may_write={may_write} onEdit={onEdit} onRevoke={onRevoke} />
        ))}
      </tbody>
    </TableFrame>
  );
}

function KeyRow({ record, may_write, onEdit, onRevoke }: Omit<KeyTableProps, 'keys'> & { record: PublishableKey }) {
  const locale = useLocale();
  const { t } = locale;
  const { name, mode, scopes, allowed_origins, last_used_at, revoked_at } = record;
  const is_revoked = revoked_at !== null;
  return (
    <tr className={is_revoked ? 'c-site__revoked' : undefined}>
      <td data-lead="">
        <strong>{name}</strong> <Tag tone={mode === 'live' ? 'success' : 'warning'}>{t(`site.mode_${mode}`)}</Tag>
        <span className="c-site__code">
          <code>{record.key}</code>
          {is_revoked ? null : (
            <CopyButton
              text={record.key}
              label={t('site.key_copy', { name })}
              copiedLabel={t('common.copied')}
              iconOnly
            />
          )}
        </span>
      </td>
      <td data-label={t('site.sites')}>
        {allowed_origins.length === 0 ? (
          <span className="s-dim">{mode === 'test' ? t('site.sites_here') : t('site.sites_none')}</span>
        ) : (
          <ul className="c-site__origins">
            {allowed_origins.map((origin) => (
              <li key={origin}>{shortOf(origin)}</li>
            ))}
          </ul>
        )}
      </td>
      <td data-label={t('site.scopes')}>
        <span className="c-site__tags">
          {scopes.map((scope) => (
            <Tag key={scope}>{t(`site.scope_${scope}`)}</Tag>
          ))}
        </span>
      </td>
      <td data-label={t('site.last_used')} className="s-num c-site__when">
        {is_revoked
          ? t('site.revoked_at', { when: locale.formatMoment(revoked_at) })
          : last_used_at === null
            ? t('site.never_used')
            : locale.formatMoment(last_used_at)}
      </td>
      {may_write ? (
        <td className="s-table__end">
          {is_revoked ? null : (
            <span className="c-site__actions">
              <IconButton icon={iconEdit} label={t('site.key_edit_of', { name })} onClick={() => onEdit(record)} />
              <IconButton icon={iconTrash} label={t('site.key_revoke_of', { name })} onClick={() => onRevoke(record)} />
            </span>
          )}
        </td>
      ) : null}
    </tr>
  );
}
