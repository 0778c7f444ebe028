import type { Ctx } from '../platform/context.ts';

/** Says once what will not leave this installation; the rows wait, and go out after a restart with the settings. */
export function warnOfSilence({ log, ports }: Ctx): void {
  if (!ports.mailer) log.warn('no mail server is configured: emails wait until SMTP_URL and MAIL_FROM are set');
  if (!ports.sms) log.warn('no sender of text messages is configured: they wait until TWILIO_ACCOUNT_SID is set');
}
