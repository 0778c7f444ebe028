import { atom } from 'nanostores';

/** Whether the chat's panel lies over the page. It stays as it is behind a closed panel. */
export const $chat_open = atom(false);
