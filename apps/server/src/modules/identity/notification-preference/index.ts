export type { Reader } from './notification-choice.ts';
export { NOTIFICATION_TEXTS } from './notification.messages.ts';
export { notifyAddressConfirmed, notifyParcelProblem, notifyPeople } from './notify-members.ts';
export type { Notice } from './notify-members.ts';
export { mountUnsubscribe } from './unsubscribe.ts';
