export { createLocalSms } from './local-sms.ts';
