import { SampanCalculator, SampanTracking } from '@sampan/widgets/react';
import { useState } from 'react';

const SERVER = import.meta.env.VITE_SAMPAN_SERVER ?? 'http://127.0.0.1:8080';
const KEY = 'pk_test_DemoKopiKayaSingapore00';

export function App() {
  const [parcel, setParcel] = useState('SMPME00000000010');
  const [status, setStatus] = useState('');

  return (
    <main>
      <h1>My parcels</h1>
      <div className="parcels">
        <button type="button" onClick={() => setParcel('SMPME00000000010')}>
          The parcel of the demo
        </button>
        <button type="button" onClick={() => setParcel('')}>
          Another one
        </button>
      </div>
      <SampanTracking
        api={SERVER}
        publicKey={KEY}
        trackingId={parcel}
        onSampanChange={(event) => setStatus(event.detail.status)}
      >
        <a href={`${SERVER}/t/${parcel}`}>Follow the parcel on the hosted page</a>
      </SampanTracking>
      <p role="status">Status: {status === '' ? 'not known yet' : status}</p>

      <h2>What does shipping cost?</h2>
      <SampanCalculator
        api={SERVER}
        publicKey={KEY}
        country="SG"
        theme="light"
        appearance={{ variables: { primary: '#0a7d55' } }}
        onSampanError={(event) => console.warn(event.detail.code, event.detail.docUrl)}
      />
    </main>
  );
}
