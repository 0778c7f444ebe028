import type { TextsOf } from '../translation.ts';
import type { documentPayout as english } from '../en/document-payout.ts';

export const documentPayout = {
  title: 'Abiso ng payout',
  status: {
    requested: 'Hiniling',
    needs_approval: 'Naghihintay ng pag-apruba',
    approved: 'Aprubado',
    sent: 'Naipadala sa bangko',
    paid: 'Bayad na',
    failed: 'Nabigo, ibinalik ang pera',
    refused: 'Hindi inaprubahan, ibinalik ang pera',
    cancelled: 'Kinansela, ibinalik ang pera',
    returned: 'Nabayaran, saka ibinalik ng bangko',
  },
  from: 'Binayaran ng',
  to: 'Binayaran sa',
  account: 'Account',
  requested: 'Hiniling',
  reference: 'Reference ng bangko',
  step: 'Hakbang',
  at: 'Petsa at oras',
  what: 'Payout mula sa balance ng {{company}}',
  amount: 'Halaga',
  total: 'Kabuuan',
  note: 'Note',
  owed: 'Hindi na-payout: may utang pa ang kumpanya mula sa natalong dispute. Ibinawas dito ang halaga.',
  nothing: 'Wala',
  page: 'Pahina {{page}} sa {{pages}}',
} as const satisfies TextsOf<typeof english>;
