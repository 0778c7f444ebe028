export { createIntercomChat } from './intercom-chat.ts';
