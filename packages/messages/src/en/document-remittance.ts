/** Why a row of a remittance does not fit, with `{{placeholders}}`. */
export const documentRemittance = {
  malformed: "We can't read the column {{column}}.",
  unknown_tracking_code: 'No COD parcel has this tracking number.',
  other_courier: 'This parcel was shipped with another courier.',
  wrong_currency: 'COD for this parcel is in {{currency}}.',
  not_delivered: 'This parcel has not been delivered yet.',
  not_collected: 'This parcel was cancelled, returned or lost.',
  already_settled: 'This parcel is already settled.',
  twice_in_file: 'This parcel appears twice in the file.',
  amount_differs: 'The amount to collect was {{expected}}.',
} as const;
