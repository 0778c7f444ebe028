export type { NotificationRecipient } from './notification-choice.ts';
export { NOTIFICATION_TEXTS } from './notification.messages.ts';
export { notifyAddressConfirmed, notifyParcelProblem, notifyMembers } from './notify-members.ts';
export type { NotificationMessage } from './notify-members.ts';
export { mountUnsubscribe } from './unsubscribe.ts';
