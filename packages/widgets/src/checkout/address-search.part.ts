/* What is fetched beside the address form: its search box. */
export { default as css } from 'sampan:css/checkout/address-search';
export { AddressSearch } from '@sampan/ui';
