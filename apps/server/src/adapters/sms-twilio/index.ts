export { createTwilioSms } from './twilio-sms.ts';
