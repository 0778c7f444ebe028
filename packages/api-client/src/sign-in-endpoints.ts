import { endpoints } from '@sampan/contract';

const { login, listDemoAccounts, listSocialProviders, getConstants } = endpoints;

/** What the sign-in page calls: the build carries these endpoints to it and no other. */
export const SIGN_IN_ENDPOINTS = { login, listDemoAccounts, listSocialProviders, getConstants };
