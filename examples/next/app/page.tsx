import { SampanTracking } from '@sampan/widgets/react';
import { ShippingPrices } from './shipping-prices';

const SERVER = process.env.NEXT_PUBLIC_SAMPAN_SERVER ?? 'http://127.0.0.1:8080';
const KEY = 'pk_test_DemoKopiKayaSingapore00';
const PARCEL = 'SMPME00000000010';

// A server component: the tag with its attributes and the link inside are in the HTML.
export default function Page() {
  return (
    <main>
      <h1>My parcels</h1>
      <SampanTracking api={SERVER} publicKey={KEY} trackingId={PARCEL}>
        <a href={`${SERVER}/t/${PARCEL}`}>Follow the parcel on the hosted page</a>
      </SampanTracking>
      <h2>What does shipping cost?</h2>
      <ShippingPrices server={SERVER} publicKey={KEY} />
    </main>
  );
}
