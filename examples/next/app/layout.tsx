import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@sampan/widgets/sampan.css';
import './shop.css';

export const metadata: Metadata = { title: 'My parcels', description: 'Parcel tracking in a Next app' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
