/** One parcel of our own template, as a program sends it. */
const IMPORT_FILE = {
  file_name: 'orders.csv',
  data_base64: Buffer.from(
    'recipient_name,recipient_address,package_content\nNurul Aisyah,145 Lorong 2 Toa Payoh,Kaya jam\n',
  ).toString('base64'),
  defaults: { package_weight: '1' },
};

/** A call of each endpoint of order import. */
export function importSamples() {
  return { convertCsv: { body: IMPORT_FILE } };
}
