import type { SavedRecipient } from '@sampan/contract';
import { Button, IconButton, iconEdit, iconTrash, TableFrame, Tag } from '@sampan/ui';
import type { ReactNode } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { usePhoneText } from '../../shared/phones/use-phone-text.ts';

export interface RecipientTableProps {
  recipients: readonly SavedRecipient[];
  busy: boolean;
  /** What this person may do; absent for those who only read. */
  actions: Readonly<Record<'onShip' | 'onEdit' | 'onDelete', (recipient: SavedRecipient) => void>> | null;
  footer: ReactNode;
}

/** Saved recipients by name. Under 640 px each is a card. */
export function RecipientTable({ recipients, busy, actions, footer }: RecipientTableProps) {
  const { t } = useLocale();
  return (
    <TableFrame label={t('address_book.title')} busy={busy} footer={footer}>
      <thead>
        <tr>
          <th scope="col">{t('label.name')}</th>
          <th scope="col">{t('label.address')}</th>
          {actions === null ? null : (
            <th scope="col">
              <span className="s-visually-hidden">{t('common.more')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {recipients.map((recipient) => (
          <RecipientRow key={recipient.id} recipient={recipient} actions={actions} />
        ))}
      </tbody>
    </TableFrame>
  );
}

function RecipientRow({ recipient, actions }: Pick<RecipientTableProps, 'actions'> & { recipient: SavedRecipient }) {
  const { t } = useLocale();
  const phoneText = usePhoneText();
  const { party, tags } = recipient;
  const { name, phone, email, coordinate } = party;
  return (
    <tr>
      <td data-lead="">
        <span className="c-book__who">
          <strong>{name}</strong>
          <span className="s-muted s-num">{phoneText(phone, coordinate.country)}</span>
          {email === '' ? null : <span className="s-muted">{email}</span>}
        </span>
      </td>
      <td className="c-book__where">
        {coordinate.formatted_address}
        {tags.length === 0 ? null : (
          <span className="c-book__tags">
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        )}
      </td>
      {actions === null ? null : (
        <td className="s-table__end">
          <span className="c-book__actions">
            <Button
              size="sm"
              onClick={() => actions.onShip(recipient)}
              aria-label={t('address_book.ship_to', { name })}
            >
              {t('order.ship_again')}
            </Button>
            <IconButton
              icon={iconEdit}
              label={t('settings.place_edit_of', { name })}
              onClick={() => actions.onEdit(recipient)}
            />
            <IconButton
              icon={iconTrash}
              label={t('address_book.delete_of', { name })}
              onClick={() => actions.onDelete(recipient)}
            />
          </span>
        </td>
      )}
    </tr>
  );
}
