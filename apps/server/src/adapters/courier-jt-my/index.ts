export { JT_MY_ALIAS, createJtMyCouriers } from './jt-my-couriers.ts';
