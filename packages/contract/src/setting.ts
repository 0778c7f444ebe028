import * as v from 'valibot';
import { pickupLocation, user } from './account.ts';
import { coordinate } from './address.ts';
import { endpoint } from './endpoint.ts';
import { done, epochSeconds, id, requiredText, text } from './primitive.ts';

/** Base64 of the largest file that is taken: 5 MB. */
const MAX_FILE_TEXT = 6_990_508;
/** Of a request that carries such a file. */
const MAX_FILE_BODY_BYTES = 7_100_000;

const fileData = v.pipe(
  v.string(),
  v.minLength(1, 'validate.required'),
  v.maxLength(MAX_FILE_TEXT, 'validate.file_invalid'),
  v.regex(/^[A-Za-z0-9+/]+={0,2}$/u, 'validate.file_invalid'),
);

// --- Pick-up locations ---

/** A pick-up place as a form sends it: the person to ask for there, how to reach them, and what a driver must know. */
const pickupLocationInput = v.strictObject({
  /** What the company calls the place. */
  place_name: v.optional(text(80), ''),
  name: requiredText(120),
  phone: v.optional(text(24), ''),
  note: v.optional(text(200), ''),
  coordinate,
});
export type PickupLocationInput = v.InferOutput<typeof pickupLocationInput>;

const params = v.strictObject({ id });

export const createPickupLocation = endpoint({
  name: 'createPickupLocation',
  service: 'main',
  method: 'POST',
  path: '/pickup_location',
  access: 'writer',
  summary: 'Add a pick-up location; the first one becomes the default',
  spec: '3 Client session state',
  body: pickupLocationInput,
  response: pickupLocation,
  errors: ['too_many_places'],
});

export const updatePickupLocation = endpoint({
  name: 'updatePickupLocation',
  service: 'main',
  method: 'PUT',
  path: '/pickup_location/{id}',
  access: 'writer',
  summary: "Update a pick-up location; parcels with a label don't change",
  spec: '3 Client session state',
  params,
  body: pickupLocationInput,
  response: pickupLocation,
  errors: ['not_found'],
});

export const makeDefaultPickupLocation = endpoint({
  name: 'makeDefaultPickupLocation',
  service: 'main',
  method: 'POST',
  path: '/pickup_location/{id}/default',
  access: 'writer',
  summary: 'Set the default pick-up location',
  spec: '3 Client session state',
  params,
  response: pickupLocation,
  errors: ['not_found'],
});

export const deletePickupLocation = endpoint({
  name: 'deletePickupLocation',
  service: 'main',
  method: 'DELETE',
  path: '/pickup_location/{id}',
  access: 'writer',
  while_impersonating: false,
  summary: "Delete a pick-up location that isn't the default",
  spec: '3 Client session state',
  params,
  response: done,
  errors: ['not_found', 'default_place'],
});

// --- Company ---

/** What the trade register knows of a company (spec 2 'Forms implied'). */
const businessInfo = v.strictObject({
  entity_type: text(80),
  /** Of the incorporation, YYYY-MM-DD. */
  date: text(10),
  /** The business number: 'UEN' in Singapore. */
  uen: text(32),
});

/** The company as its people see it. */
export const companyInfo = v.object({
  name: v.string(),
  brand_name: v.string(),
  website_url: v.string(),
  business: v.nullable(v.object({ entity_type: v.string(), date: v.string(), uen: v.string() })),
  file: v.nullable(v.object({ name: v.string(), type: v.string(), size: v.number(), created_at: epochSeconds })),
  /** What packing slips carry; `link` opens it for ten minutes. */
  logo: v.nullable(v.object({ link: v.string(), width: v.number(), height: v.number() })),
});
export type CompanyInfo = v.InferOutput<typeof companyInfo>;

export const getCompany = endpoint({
  name: 'getCompany',
  service: 'main',
  method: 'GET',
  path: '/setting/company',
  access: 'member',
  // The link to the logo.
  holds_secret: true,
  summary: 'Get company details',
  spec: '2 Forms implied',
  response: companyInfo,
});

export const saveCompany = endpoint({
  name: 'saveCompany',
  service: 'main',
  method: 'PUT',
  path: '/setting/company',
  access: 'owner',
  while_impersonating: false,
  summary: 'Save company details',
  spec: '2 Forms implied',
  body: v.strictObject({
    name: text(200),
    brand_name: text(200),
    website_url: text(500),
    business: v.nullable(businessInfo),
  }),
  response: companyInfo,
});

export const uploadCompanyFile = endpoint({
  name: 'uploadCompanyFile',
  service: 'main',
  method: 'POST',
  path: '/setting/company/file',
  access: 'owner',
  while_impersonating: false,
  summary: 'Upload the registration document: PDF, PNG, JPEG or WebP up to 5 MB; replaces the previous one',
  spec: '2 Forms implied',
  body: v.strictObject({
    /** As the person called it; only shown, and only as text. */
    name: requiredText(120),
    type: v.picklist(['application/pdf', 'image/png', 'image/jpeg', 'image/webp']),
    data_base64: fileData,
  }),
  response: companyInfo,
  idempotency: 'none',
  max_body_bytes: MAX_FILE_BODY_BYTES,
});

export const getCompanyFile = endpoint({
  name: 'getCompanyFile',
  service: 'main',
  method: 'GET',
  path: '/setting/company/file',
  access: 'owner',
  holds_secret: true,
  summary: 'Get a download link for the registration document, valid for 10 minutes',
  spec: '2 Forms implied',
  response: v.object({ link: v.string(), expires_at: epochSeconds }),
  errors: ['not_found'],
});

export const deleteCompanyFile = endpoint({
  name: 'deleteCompanyFile',
  service: 'main',
  method: 'DELETE',
  path: '/setting/company/file',
  access: 'owner',
  while_impersonating: false,
  summary: 'Delete the registration document',
  spec: '2 Forms implied',
  response: companyInfo,
});

export const uploadCompanyLogo = endpoint({
  name: 'uploadCompanyLogo',
  service: 'main',
  method: 'POST',
  path: '/setting/company/logo',
  access: 'owner',
  while_impersonating: false,
  summary:
    'Upload the logo for packing slips: PNG, JPEG or WebP up to 5 MB and 10 megapixels; replaces the previous one',
  spec: '2 Forms implied',
  body: v.strictObject({
    type: v.picklist(['image/png', 'image/jpeg', 'image/webp']),
    data_base64: fileData,
  }),
  response: companyInfo,
  idempotency: 'none',
  max_body_bytes: MAX_FILE_BODY_BYTES,
});

export const deleteCompanyLogo = endpoint({
  name: 'deleteCompanyLogo',
  service: 'main',
  method: 'DELETE',
  path: '/setting/company/logo',
  access: 'owner',
  while_impersonating: false,
  summary: 'Delete the logo',
  spec: '2 Forms implied',
  response: companyInfo,
});

export const companyEndpoints = {
  getCompany,
  saveCompany,
  uploadCompanyFile,
  getCompanyFile,
  deleteCompanyFile,
  uploadCompanyLogo,
  deleteCompanyLogo,
};

// --- Person ---

export const uploadAvatar = endpoint({
  name: 'uploadAvatar',
  service: 'main',
  method: 'POST',
  path: '/me/avatar',
  access: 'member',
  while_impersonating: false,
  summary: 'Upload a profile photo: PNG, JPEG or WebP up to 5 MB and 10 megapixels',
  spec: '3 User account',
  body: v.strictObject({
    type: v.picklist(['image/png', 'image/jpeg', 'image/webp']),
    data_base64: fileData,
  }),
  response: user,
  idempotency: 'none',
  max_body_bytes: MAX_FILE_BODY_BYTES,
});

export const deleteAvatar = endpoint({
  name: 'deleteAvatar',
  service: 'main',
  method: 'DELETE',
  path: '/me/avatar',
  access: 'member',
  while_impersonating: false,
  summary: 'Delete the profile photo',
  spec: '3 User account',
  response: user,
});

// --- Notifications ---

/** What a person may be written about; what keeps an account safe is written always. */
export const NOTIFICATION_KINDS = [
  'sale',
  'address_confirmed',
  'parcel_problem',
  'cod_settled',
  'adjustment',
  'invoice',
  'referral',
  'low_balance',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const notificationChoices = v.object({
  sale: v.boolean(),
  address_confirmed: v.boolean(),
  parcel_problem: v.boolean(),
  cod_settled: v.boolean(),
  adjustment: v.boolean(),
  invoice: v.boolean(),
  referral: v.boolean(),
  low_balance: v.boolean(),
});
export type NotificationChoices = v.InferOutput<typeof notificationChoices>;

export const getNotificationChoices = endpoint({
  name: 'getNotificationChoices',
  service: 'main',
  method: 'GET',
  path: '/setting/notifications',
  access: 'member',
  summary: 'Get your notification settings',
  spec: '7 Settings and payment',
  response: notificationChoices,
});

export const saveNotificationChoices = endpoint({
  name: 'saveNotificationChoices',
  service: 'main',
  method: 'PUT',
  path: '/setting/notifications',
  access: 'member',
  while_impersonating: false,
  summary: "Update your notification settings; omitted fields don't change",
  spec: '7 Settings and payment',
  body: v.strictObject({
    sale: v.optional(v.boolean()),
    address_confirmed: v.optional(v.boolean()),
    parcel_problem: v.optional(v.boolean()),
    cod_settled: v.optional(v.boolean()),
    adjustment: v.optional(v.boolean()),
    invoice: v.optional(v.boolean()),
    referral: v.optional(v.boolean()),
    low_balance: v.optional(v.boolean()),
  }),
  response: notificationChoices,
});

// --- Onboarding ---

/** How far a company is on the way to its first label. Each step is read off what the company has, none is stored. */
export const onboarding = v.object({
  steps: v.object({ person: v.boolean(), address: v.boolean(), parcel: v.boolean(), label: v.boolean() }),
  /** A parcel without a label to go on with. */
  open_order_id: v.nullable(id),
  skipped_at: v.nullable(epochSeconds),
});
export type Onboarding = v.InferOutput<typeof onboarding>;

export const getOnboarding = endpoint({
  name: 'getOnboarding',
  service: 'main',
  method: 'GET',
  path: '/setting/onboarding',
  access: 'member',
  summary: 'Get onboarding progress',
  spec: '2 Authenticated routes',
  response: onboarding,
});

export const skipOnboarding = endpoint({
  name: 'skipOnboarding',
  service: 'main',
  method: 'POST',
  path: '/setting/onboarding/skip',
  access: 'writer',
  // Whoever does not want to be led must get past before anything else is done.
  is_gated: false,
  summary: 'Skip onboarding',
  spec: '2 Authenticated routes',
  response: onboarding,
});
