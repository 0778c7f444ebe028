/** Gives the text of a message key; `params` fill its `{{name}}` places. The kit never carries texts of its own. */
export type Translate = (key: string, params?: Record<string, string | number>) => string;
