import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { dimension } from './estimate.ts';
import { requiredText } from './primitive.ts';
import { readRevision, revision } from './revision.ts';

const MAX_SAVED_PACKAGES = 50;

/** A box the company packs in: its sides in cm, and what a parcel in it weighs in kg. */
const savedPackage = v.strictObject({ name: requiredText(60), ...dimension.entries });
export type SavedPackage = v.InferOutput<typeof savedPackage>;

const savedPackages = v.object({ packages: v.array(savedPackage), revision });
export type SavedPackages = v.InferOutput<typeof savedPackages>;

export const getSavedPackages = endpoint({
  name: 'getSavedPackages',
  service: 'tpl',
  method: 'GET',
  path: '/saved_package',
  access: 'member',
  summary: "Get the company's own packages: names, sides and weights",
  spec: '1 Capabilities',
  response: savedPackages,
});

export const saveSavedPackages = endpoint({
  name: 'saveSavedPackages',
  service: 'tpl',
  method: 'PUT',
  path: '/saved_package',
  access: 'writer',
  summary: "Replace the company's own packages; files and the label form offer them by name",
  spec: '1 Capabilities',
  body: v.strictObject({
    packages: v.pipe(
      v.array(savedPackage),
      v.maxLength(MAX_SAVED_PACKAGES, `validate.too_many|max=${MAX_SAVED_PACKAGES}`),
    ),
    ...readRevision,
  }),
  response: savedPackages,
  errors: ['changed_meanwhile'],
});
