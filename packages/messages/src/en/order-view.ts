/** Saved views of parcel lists, and how their rows are drawn. */
export const orderView = {
  'order_view.save': 'Save view',
  'order_view.name': 'Name',
  'order_view.share': 'Share with your team',
  'order_view.share_hint': 'Everyone in your company sees this view.',
  'order_view.shared': 'Shared with your team',
  'order_view.saved': 'View saved',
  'order_view.changed': 'View updated',
  'order_view.deleted': 'View deleted',
  'order_view.menu': 'Options for {{name}}',
  'order_view.update': 'Save changes',
  'order_view.edit': 'Rename or share',
  'order_view.delete': 'Delete view',
  'order_view.columns': 'Columns',
  'order_view.columns_usual': 'Use default columns',
} as const;
