import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { epochSeconds, id, requiredText } from './primitive.ts';

/** Every part of what couriers hand out for their interfaces. */
export const COURIER_CREDENTIALS = [
  'client_id',
  'client_secret',
  'prefix',
  'api_account',
  'private_key',
  'customer_code',
  'password',
  'api_key',
  'api_secret',
  'message_secret',
  'pickup_account',
  'sold_to_account',
  'refresh_token',
  'account_kind',
] as const;
export type CourierCredential = (typeof COURIER_CREDENTIALS)[number];

/** Couriers that a company can ship with under a contract of its own. */
export const ACCOUNT_COURIERS = [
  'ninja-van',
  'jt-my',
  'dhl-ecommerce',
  'lalamove',
  'grab-express',
  'easyparcel',
] as const;
export type AccountCourier = (typeof ACCOUNT_COURIERS)[number];

/** A company's own contract with a courier. What was entered is never answered. */
const courierAccount = v.object({
  id,
  courier: v.picklist(ACCOUNT_COURIERS),
  courier_name: v.string(),
  /** Where the courier may send its messages about the company's parcels; one that ends with `secret=` wants the message secret there. */
  message_url: v.string(),
  connected_at: epochSeconds,
  /** When the courier last took what was entered. */
  checked_at: epochSeconds,
});

const courierAccounts = v.object({
  /** What can be connected in the company's country, and what each courier hands out for it. */
  offered: v.array(
    v.object({
      courier: v.picklist(ACCOUNT_COURIERS),
      courier_name: v.string(),
      credentials: v.array(v.picklist(COURIER_CREDENTIALS)),
    }),
  ),
  /** False: parcels go to the couriers' test servers, and only accounts of those are taken. */
  is_live: v.boolean(),
  records: v.array(courierAccount),
});
export type CourierAccounts = v.InferOutput<typeof courierAccounts>;

const ACCOUNTS = { service: 'tpl', spec: '3 Order create/update/label payload', access: 'owner' } as const;

export const listCourierAccounts = endpoint({
  ...ACCOUNTS,
  name: 'listCourierAccounts',
  method: 'GET',
  path: '/setting/courier_account',
  summary: "List the company's own contracts with couriers, and what can be connected",
  response: courierAccounts,
});

export const saveCourierAccount = endpoint({
  ...ACCOUNTS,
  name: 'saveCourierAccount',
  method: 'PUT',
  path: '/setting/courier_account',
  summary: "Connect the company's own contract with a courier, or replace what was entered; the courier is asked first",
  while_impersonating: false,
  body: v.strictObject({
    courier: v.picklist(ACCOUNT_COURIERS),
    credentials: v.record(v.picklist(COURIER_CREDENTIALS), requiredText(300)),
  }),
  response: courierAccounts,
  errors: ['courier_unavailable', 'not_found'],
});

export const deleteCourierAccount = endpoint({
  ...ACCOUNTS,
  name: 'deleteCourierAccount',
  method: 'DELETE',
  path: '/setting/courier_account/{id}',
  summary:
    "Disconnect a contract of the company's own; what was entered is deleted, and its parcels are no longer followed",
  while_impersonating: false,
  params: v.strictObject({ id }),
  response: courierAccounts,
  errors: ['not_found', 'label_pending'],
});

export const courierAccountEndpoints = { listCourierAccounts, saveCourierAccount, deleteCourierAccount };
