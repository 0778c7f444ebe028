export { AMOUNT_ISSUES } from './amount-issue.ts';
export { issueMessage, parseIssue } from './issue.ts';
export type { Issue, IssueParams, LabelKey, ValidateKey } from './issue.ts';
export { validateForm } from './validate-form.ts';
export type { FormIssue, FormResult, FormSchema } from './validate-form.ts';
export {
  CONTENT_MAX,
  TEXT_MAX,
  checkbox,
  optionalText,
  requiredText,
  textField,
  requiredCheckbox,
} from './text-field.ts';
export {
  accountNumberField,
  emailField,
  emailWithoutAliasField,
  isEmail,
  optionalEmailField,
  optionalPhoneField,
  otpField,
  phoneField,
  postcodeField,
} from './contact-field.ts';
export { PASSWORD_MAX, PASSWORD_MIN, passwordField, strictPasswordField } from './password-field.ts';
export { LENGTH_CM, WEIGHT_KG, amountField, countField, measureField, requiredAmountField } from './number-field.ts';
export { linkField, optionalLinkField } from './link-field.ts';
export {
  addressPersonSchema,
  changeEmailSchema,
  changePasswordSchema,
  forgotPasswordSchema,
  loginAsSchema,
  loginSchema,
  phoneLoginRequestSchema,
  phoneLoginSchema,
  onboardPersonSchema,
  profileSchema,
  registerFormSchema,
  registerSchema,
  resetPasswordSchema,
  termsSchema,
  verifyEmailSchema,
} from './account.schema.ts';
export type { ChangePasswordOutput, LoginOutput, RegisterOutput } from './account.schema.ts';
export { INVITATION_DAYS, inviteSchema, joinSchema } from './member.schema.ts';
export type { InviteOutput, JoinOutput } from './member.schema.ts';
export {
  businessInfoSchema,
  businessNumberLabel,
  companyProfileSchema,
  companySchema,
  recipientBrandSchema,
  RETURN_POLICY_MAX,
  salesLeadSchema,
  storeSchema,
  supportMessageSchema,
} from './business.schema.ts';
export { itemSchema, parcelItemSchema, productSchema } from './product.schema.ts';
export type { ItemOutput } from './product.schema.ts';
export {
  bankAccountSchema,
  bankPayoutSchema,
  cardSchema,
  payNowAccountSchema,
  payNowPayoutSchema,
  payoutSchema,
  topUpSchema,
} from './payment.schema.ts';
export { packageDimensionSchema, packageTypeSchema, packageValueSchema, shippingSchema } from './package.schema.ts';
export type { PackageDimension } from './package.schema.ts';
export { addressSchema, coordinateSchema, partyOf, withFormattedAddress } from './address.schema.ts';
export type { AddressFormOptions, AddressOutput, CoordinateOutput } from './address.schema.ts';
export { recipientSchema, shareAddressSchema } from './recipient.schema.ts';
export type { RecipientOutput, ShareContact } from './recipient.schema.ts';
