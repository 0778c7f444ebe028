/** What Lit's base class offers to subclasses and controllers, and no widget takes. */
const OF_LIT = [
  'addInitializer',
  'createProperty',
  'getPropertyDescriptor',
  'getPropertyOptions',
  'finalizeStyles',
  'elementStyles',
  'addController',
  'removeController',
  'hostConnected',
  'hostDisconnected',
  'hostUpdate',
  'hostUpdated',
  'enableUpdating',
  'isUpdatePending',
  'scheduleUpdate',
  'performUpdate',
  'willUpdate',
  'firstUpdated',
  'shouldUpdate',
  'getUpdateComplete',
  'useDefault',
  'hasChanged',
  'noAccessor',
  'wrapped',
  'converter',
  'toAttribute',
  'fromAttribute',
  'createRenderRoot',
];

/** What Preact asks of class components and adds to events, and no component has or reads. */
const OF_PREACT = [
  'getDerivedStateFromProps',
  'getDerivedStateFromError',
  'getSnapshotBeforeUpdate',
  'getChildContext',
  'componentDidUpdate',
  'componentDidMount',
  'componentWillUnmount',
  'contextType',
  'defaultProps',
  'isReactComponent',
  'isPropagationStopped',
  'isDefaultPrevented',
];

export const UNREAD: readonly string[] = [...OF_LIT, ...OF_PREACT];

/**
 * Members that the package they belong to reads and nothing else: these, and those that Lit itself calls private. No other file
 * of a bundle names them, so each file may have a letter of its own for them; a test looks for them in the sources.
 */
export const UNREAD_MEMBERS = new RegExp(`^(_\\$.*|${UNREAD.join('|')})$`);
