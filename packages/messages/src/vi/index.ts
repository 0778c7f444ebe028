import { activity } from './activity.ts';
import { adjustment } from './adjustment.ts';
import { analysis } from './analysis.ts';
import { refund } from './refund.ts';
import { addToSite } from './add-to-site.ts';
import { address } from './address.ts';
import { apiKey } from './api-key.ts';
import { problem } from './problem.ts';
import { auth } from './auth.ts';
import { balance } from './balance.ts';
import { bulk } from './bulk.ts';
import { addressBook } from './address-book.ts';
import { orderView } from './order-view.ts';
import { recipientPage } from './recipient-page.ts';
import { courierAccount } from './courier-account.ts';
import { savedPackage } from './saved-package.ts';
import { serviceMatch } from './service-match.ts';
import { trackingFile } from './tracking-file.ts';
import { shippingRule } from './shipping-rule.ts';
import { calculator } from './calculator.ts';
import { camera } from './camera.ts';
import { cancel } from './cancel.ts';
import { checkout } from './checkout.ts';
import { claim } from './claim.ts';
import { common } from './common-words.ts';
import { cod } from './cod.ts';
import { confirm } from './confirm.ts';
import { confirmation } from './confirmation.ts';
import { consoleTexts } from './console.ts';
import { contact } from './contact.ts';
import { country } from './country.ts';
import { create } from './create.ts';
import { createLabel } from './create-label.ts';
import { credit } from './credit.ts';
import { dialog } from './dialog.ts';
import { error } from './error.ts';
import { estimate } from './estimate.ts';
import { event } from './event.ts';
import { exportTexts } from './export.ts';
import { fulfilment } from './fulfilment.ts';
import { histories } from './histories.ts';
import { home } from './home.ts';
import { invoice } from './invoice.ts';
import { job } from './job.ts';
import { keyboard } from './keyboard.ts';
import { label } from './label.ts';
import { language } from './language.ts';
import { loginAs } from './login-as.ts';
import { map } from './map.ts';
import { member } from './member.ts';
import { notice } from './notice.ts';
import { support } from './support.ts';
import { notification } from './notification.ts';
import { offline } from './offline.ts';
import { onboard } from './onboard.ts';
import { ledger } from './ledger.ts';
import { operator } from './operator.ts';
import { order } from './order.ts';
import { orderImport } from './order-import.ts';
import { packageSize } from './package-size.ts';
import { page } from './page.ts';
import { pay } from './pay.ts';
import { payment } from './payment.ts';
import { payout } from './payout.ts';
import { print } from './print.ts';
import { privacy } from './privacy.ts';
import { rating } from './rating.ts';
import { refer } from './refer.ts';
import { register } from './register.ts';
import { remittance } from './remittance.ts';
import { requestLog } from './request-log.ts';
import { search } from './search.ts';
import { scan } from './scan.ts';
import { security } from './security.ts';
import { sellProduct } from './sell-product.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';
import { social } from './social.ts';
import { store } from './store.ts';
import { storeOrder } from './store-order.ts';
import { state } from './state.ts';
import { statement } from './statement.ts';
import { status } from './status.ts';
import { time } from './time.ts';
import { topUp } from './top-up.ts';
import { tracking } from './tracking.ts';
import { transaction } from './transaction.ts';
import { validate } from './validate.ts';
import { webhook } from './webhook.ts';
import { widget } from './widget.ts';

/** Every message in Vietnamese. */
export const vi = {
  ...activity,
  ...adjustment,
  ...analysis,
  ...refund,
  ...addToSite,
  ...address,
  ...apiKey,
  ...problem,
  ...auth,
  ...balance,
  ...bulk,
  ...addressBook,
  ...orderView,
  ...recipientPage,
  ...savedPackage,
  ...courierAccount,
  ...serviceMatch,
  ...trackingFile,
  ...shippingRule,
  ...calculator,
  ...camera,
  ...cancel,
  ...checkout,
  ...claim,
  ...common,
  ...cod,
  ...confirm,
  ...confirmation,
  ...consoleTexts,
  ...contact,
  ...country,
  ...create,
  ...createLabel,
  ...credit,
  ...dialog,
  ...error,
  ...estimate,
  ...event,
  ...exportTexts,
  ...fulfilment,
  ...histories,
  ...home,
  ...invoice,
  ...job,
  ...keyboard,
  ...label,
  ...language,
  ...loginAs,
  ...map,
  ...member,
  ...notice,
  ...support,
  ...notification,
  ...offline,
  ...onboard,
  ...ledger,
  ...operator,
  ...order,
  ...orderImport,
  ...packageSize,
  ...page,
  ...pay,
  ...payment,
  ...payout,
  ...print,
  ...privacy,
  ...rating,
  ...refer,
  ...register,
  ...remittance,
  ...requestLog,
  ...search,
  ...scan,
  ...security,
  ...sellProduct,
  ...settings,
  ...shell,
  ...signIn,
  ...social,
  ...store,
  ...storeOrder,
  ...state,
  ...statement,
  ...status,
  ...time,
  ...topUp,
  ...tracking,
  ...transaction,
  ...validate,
  ...webhook,
  ...widget,
};
