/** Folder of each language the wire names. The folders are BCP 47 tags: 'my' is Malay on the wire, and 'ph' Filipino. */
export const MESSAGE_FOLDERS = { en: 'en', my: 'ms', ph: 'fil', id: 'id', vi: 'vi' } as const;

/** A language as the wire names it. */
export type MessageLanguage = keyof typeof MESSAGE_FOLDERS;
