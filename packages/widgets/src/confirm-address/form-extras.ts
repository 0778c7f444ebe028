/* What is fetched behind the first step: the search box of addresses, and the summary of problems. */
export { default as css } from 'sampan:css/confirm-address/form-extras';
export { EXTRAS } from './form-extras.view.ts';
