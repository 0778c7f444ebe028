export { createCrispChat } from './crisp-chat.ts';
