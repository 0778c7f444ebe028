export { createChatwootChat } from './chatwoot-chat.ts';
