import type { Order } from '@sampan/contract';
import { checkPhone, isCountryCode } from '@sampan/country-rules';
import { buttonClass, Icon, iconChat, iconMail, iconPhone } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { usePhoneText } from '../../../shared/phones/use-phone-text.ts';

/** Names of other people's products are the same in every language. */
const CHATS = {
  PH: { name: 'Viber', href: (digits: string) => `viber://chat?number=%2B${digits}` },
  others: { name: 'WhatsApp', href: (digits: string) => `https://wa.me/${digits}` },
};

/** Ways to reach the recipient from where the problem is read: the chat of the country, a call, an email. */
export function RecipientContact({ order }: { order: Order }) {
  const { t } = useLocale();
  const phoneText = usePhoneText();
  const party = order.shipping_address;
  if (party === null) return null;
  const { country } = party.coordinate;
  // Kept without their country's code; a number that cannot be dialled from anywhere gets no button.
  const checked = isCountryCode(country) ? checkPhone(party.phone, country) : null;
  const digits = checked?.ok === true ? checked.e164.replace('+', '') : '';
  const chat = country === 'PH' ? CHATS.PH : CHATS.others;
  const ways = [
    ...(digits === ''
      ? []
      : [
          { name: chat.name, icon: iconChat, href: chat.href(digits) },
          { name: t('problem.call'), icon: iconPhone, href: `tel:+${digits}` },
        ]),
    ...(party.email === '' ? [] : [{ name: t('problem.email'), icon: iconMail, href: `mailto:${party.email}` }]),
  ];
  if (ways.length === 0) return null;
  return (
    <div className="c-problem__contact">
      <div>
        <b>{party.name}</b>
        <div className="s-dim s-num">{phoneText(party.phone, country)}</div>
      </div>
      <ul className="c-problem__ways" aria-label={t('problem.contact')}>
        {ways.map(({ name, icon, href }) => (
          <li key={name}>
            <a
              className={buttonClass()}
              href={href}
              {...(href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {})}
            >
              <span className="s-button__content">
                <Icon shape={icon} />
                <span className="s-button__label">{name}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
