import type { ElementDefinition } from '../shell/element-definition.ts';
import { FAILURE_PART } from '../shell/shared.definition.ts';

/** Everything public about `<sampan-tracking>` besides what all widgets share. */
export const trackingDefinition: ElementDefinition = {
  tag: 'sampan-tracking',
  class_name: 'SampanTrackingElement',
  entry: 'tracking',
  summary: 'Public parcel tracking: courier, status and history. Shows no personal data.',
  height: [562, 602],
  has_test_line: true,
  height_without: { attribute: 'tracking-id', height: [190, 210] },
  attributes: [
    {
      name: 'tracking-id',
      property: 'trackingId',
      type: 'string | null',
      description: 'Tracking number or id of the parcel; without one the widget asks for it.',
    },
  ],
  properties: [],
  methods: [],
  events: [
    {
      name: 'sampan-submit',
      detail: '{ id: string }',
      cancelable: true,
      description: 'Somebody typed an id. Prevent it to show the parcel elsewhere.',
    },
    {
      name: 'sampan-change',
      detail: '{ status: string }',
      description: 'The parcel was loaded, or its status is another one now.',
    },
  ],
  slots: [],
  parts: [
    { name: 'panel', description: 'The panel of a parcel.' },
    { name: 'status', description: 'The status in words.' },
    { name: 'timeline', description: 'The list of what happened.' },
    { name: 'timeline-newest', description: 'Its newest entry.' },
    { name: 'earlier', description: 'The line that opens earlier events, and the events.' },
    { name: 'ask', description: 'The form that asks for a tracking number.' },
    { name: 'button', description: 'Its button.' },
    { name: 'share', description: 'The ways to pass the parcel on.' },
    FAILURE_PART,
  ],
  example: { 'tracking-id': 'SMPME00000000010' },
};
