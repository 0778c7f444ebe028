export { createDhlEcommerceCouriers, dhlEcommerceAlias, dhlEcommerceSettings } from './dhl-ecommerce-couriers.ts';
