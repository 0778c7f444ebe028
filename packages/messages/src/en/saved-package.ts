/** Sizes of parcels that a company saves. */
export const savedPackage = {
  'saved_package.title': 'Saved parcel sizes',
  'saved_package.text':
    'Choose a saved size when you create a label or import a file. A file can also name it in its package size column.',
  'saved_package.empty': 'No saved sizes yet. Add the boxes you pack in most.',
  'saved_package.number': 'Size {{number}}',
  'saved_package.name': 'Name',
  'saved_package.add': 'Add size',
  'saved_package.remove': 'Remove size {{number}}',
  'saved_package.name_twice': 'Another size has this name',
  'saved_package.side_range': 'Enter a side in cm from 0.1 to 1,000',
  'saved_package.weight_range': 'Enter a weight in kg from 0.01 to 1,000',
  'saved_package.save': 'Save parcel sizes',
  'saved_package.saved': 'Parcel sizes saved',
  'saved_package.choose': 'Saved size',
  'saved_package.own': 'Enter the size yourself',
  'saved_package.sides': '{{name}}: {{length}} × {{width}} × {{height}} cm, {{weight}}',
} as const;
