import type { OrderClaim } from '@sampan/contract';
import { useState } from 'react';
import { settledField } from '#test/shared/form/settled-field.suite.ts';
import { ClaimFields, type ClaimForm } from './claim-fields.tsx';

const claim = { currency: 'SGD', reasons: ['lost'], cover: 0 } as unknown as OrderClaim;

settledField(/^What happened/u, () => {
  const [value, setValue] = useState<ClaimForm>({ reason: 'lost', value: '', description: '', photos: [] });
  return <ClaimFields claim={claim} value={value} attempted={false} onChange={setValue} />;
});
