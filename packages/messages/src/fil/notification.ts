import type { TranslationOf } from '../translation.ts';
import type { notification as english } from '../en/notification.ts';

export const notification = {
  'notification.title': 'Mga notification',
  'notification.text': 'Kung tungkol saan ka namin ie-email. Kanya-kanyang pili ang bawat tao sa kumpanya.',
  'notification.to': 'Ipinapadala ang email sa {{email}}',
  'notification.no_mailbox': 'Magpapadala ng email kapag na-verify na ang address mo.',
  'notification.sale': 'Mga benta',
  'notification.sale_text': 'May bumili ng produkto mo',
  'notification.address_confirmed': 'Mga nakumpirmang address',
  'notification.address_confirmed_text': 'Kinumpirma ng recipient ang delivery address',
  'notification.parcel_problem': 'Mga parcel na may problema',
  'notification.parcel_problem_text': 'Pagkaantala, hindi natuloy na delivery, pagbabalik o pagkawala',
  'notification.cod_settled': 'Na-settle na cash on delivery',
  'notification.cod_settled_text': 'May courier na nagbigay ng perang kinolekta para sa iyo',
  'notification.adjustment': 'Mga itinamang timbang',
  'notification.adjustment_text': 'Tinimbang ng courier ang parcel mo at nagbago ang presyo',
  'notification.invoice': 'Mga invoice',
  'notification.invoice_text': 'May inisyung invoice, o lampas na ang due date nito',
  'notification.referral': 'Referral credit',
  'notification.referral_text': 'May kinita kang credit mula sa inimbita mong kaibigan',
  'notification.low_balance': 'Mababang balance',
  'notification.low_balance_text': 'Bumaba ang balance sa itinakda mo, o kailangan ka ng awtomatikong top-up',
  'notification.always': 'Laging naka-on',
  'notification.always_text':
    'Mga notification sa pag-sign in, mga code at pagpalit ng password: pinoprotektahan nito ang account mo.',
  'notification.saved': 'Na-save ang notification',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
