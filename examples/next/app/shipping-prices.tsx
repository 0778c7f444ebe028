'use client';

import { SampanCalculator } from '@sampan/widgets/react';
import { useState } from 'react';

/** A client component, because it listens to the widget. */
export function ShippingPrices({ server, publicKey }: { server: string; publicKey: string }) {
  const [is_ready, setReady] = useState(false);

  return (
    <>
      <SampanCalculator api={server} publicKey={publicKey} country="SG" onSampanReady={() => setReady(true)} />
      <p role="status">{is_ready ? 'Prices are live.' : 'Prices are on their way.'}</p>
    </>
  );
}
