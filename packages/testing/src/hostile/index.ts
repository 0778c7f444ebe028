export { hostileAnswer } from './hostile-answer.ts';
export { XSS_STRINGS, XSS_TEXTS, XSS_TYPED } from './xss-strings.ts';
