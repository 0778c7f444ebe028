import { canCall } from '@sampan/api-client';
import type { EndpointName, User } from '@sampan/contract';
import { foldText } from '@sampan/country-rules';
import type { Localisation } from '@sampan/i18n';
import {
  iconArrowRight,
  iconBox,
  iconCash,
  iconDownload,
  iconGear,
  iconHome,
  iconPlus,
  iconPrint,
  iconStore,
  iconUpload,
  iconWallet,
} from '@sampan/ui';
import { SETTINGS_PAGES } from '../../features/settings/settings-pages.ts';
import { mayTopUp } from '../../features/wallet/top-up/may-top-up.ts';
import { OPERATOR_PAGES } from '../../shared/routing/operator-pages.ts';
import { LIST_NAMES, ORDER_LISTS } from '../../shared/routing/order-list-names.ts';
import type { PaletteEntry } from './palette-entry.ts';

type Texts = Pick<Localisation, 't'>;

interface Place {
  href: string;
  icon: string;
  title: string;
  keys?: readonly string[];
  needs?: EndpointName;
  is_hidden?: boolean;
}

/** What is done every day, in the order of a day. */
function actions({ t }: Texts, user: User): Place[] {
  return [
    {
      href: '/orders/create_label/1+customer_address?new=true',
      icon: iconPlus,
      title: t('order.empty_action'),
      keys: ['c'],
      needs: 'createOrder',
    },
    { href: '/orders/import', icon: iconUpload, title: t('search.import'), needs: 'createOrder' },
    { href: '/orders/pick-up', icon: iconPrint, title: t('search.print') },
    { href: '/home/top-up', icon: iconWallet, title: t('search.top_up'), is_hidden: !mayTopUp(user) },
    { href: '/export', icon: iconDownload, title: t('search.export') },
  ];
}

function pages({ t }: Texts): Place[] {
  return [
    { href: '/home', icon: iconHome, title: t('shell.home'), keys: ['g', 'h'] },
    ...LIST_NAMES.map((list) => ({ href: `/orders/${list}`, icon: iconBox, title: t(ORDER_LISTS[list].title) })),
    { href: '/orders/jobs', icon: iconBox, title: t('job.all') },
    { href: '/histories', icon: iconCash, title: t('histories.title') },
    { href: '/sell-product', icon: iconStore, title: t('sell.title') },
    ...SETTINGS_PAGES.map(({ path, label, needs }) => ({ href: path, icon: iconGear, title: t(label), needs })),
    ...OPERATOR_PAGES.map(({ path, label, needs }) => ({ href: path, icon: iconGear, title: t(label), needs })),
    { href: '/contact', icon: iconArrowRight, title: t('contact.title') },
  ];
}

function entriesOf(places: readonly Place[], user: User): PaletteEntry[] {
  return places
    .filter(({ needs, is_hidden = false }) => !is_hidden && (needs === undefined || canCall(needs, user)))
    .map(({ href, icon, title, keys }) => ({ id: `go-${href}`, href, icon, title, keys }));
}

function matching(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const words = foldText(text).split(/\s+/u);
  return entries.filter(({ title }) => words.every((word) => foldText(title).includes(word)));
}

export const actionEntries = (user: User, locale: Texts, text: string): PaletteEntry[] =>
  matching(entriesOf(actions(locale, user), user), text);

export const pageEntries = (user: User, locale: Texts, text: string): PaletteEntry[] =>
  matching(entriesOf(pages(locale), user), text);
