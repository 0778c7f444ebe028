import type { CountryCode } from '@sampan/country-rules';
import type { ReactNode } from 'react';

/* The colours are the flags' own: they do not follow the theme. */
const STAR = 'M0-1 .224-.309H.951L.363.118.588.809 0 .382-.588.809-.363.118-.951-.309h.727Z';

const star = (x: number, y: number, size: number, fill: string): ReactNode => (
  <path key={`${x} ${y}`} d={STAR} transform={`translate(${x} ${y}) scale(${size})`} fill={fill} />
);

const FLAGS: Readonly<Record<CountryCode, ReactNode>> = {
  SG: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#ee2536" d="M0 0h24v8H0z" />
      <path fill="#fff" d="M6 1.3a2.8 2.8 0 1 0 0 5.4 3.3 3.3 0 0 1 0-5.4Z" />
      {[
        [7.6, 2.2],
        [9.2, 3.4],
        [8.6, 5.3],
        [6.6, 5.3],
        [6, 3.4],
      ].map(([x = 0, y = 0]) => star(x, y, 0.7, '#fff'))}
    </>
  ),
  MY: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path
        fill="#cc0001"
        d="M0 0h24v1.14H0zM0 2.28h24v1.15H0zM0 4.57h24v1.14H0zM0 6.86h24V8H0zM0 9.14h24v1.15H0zM0 11.43h24v1.14H0zM0 13.71h24v1.15H0z"
      />
      <path fill="#010066" d="M0 0h12.6v9.14H0z" />
      <path fill="#fc0" d="M6.6 1.5a3.1 3.1 0 1 0 0 6.14 3.6 3.6 0 1 1 0-6.14Z" />
      {star(8.8, 4.57, 1.9, '#fc0')}
    </>
  ),
  PH: (
    <>
      <path fill="#0038a8" d="M0 0h24v8H0z" />
      <path fill="#ce1126" d="M0 8h24v8H0z" />
      <path fill="#fff" d="M0 0v16l12.5-8Z" />
      <circle cx="4.2" cy="8" r="1.7" fill="#fcd116" />
      {star(1.5, 2.9, 0.9, '#fcd116')}
      {star(1.5, 13.1, 0.9, '#fcd116')}
      {star(10, 8, 0.9, '#fcd116')}
    </>
  ),
  ID: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#ce1126" d="M0 0h24v8H0z" />
    </>
  ),
  VN: (
    <>
      <path fill="#da251d" d="M0 0h24v16H0z" />
      {star(12, 8.3, 4.3, '#ff0')}
    </>
  ),
};

/** A small flag. The country's code or name always stands beside it, so it says nothing by itself. */
export function CountryFlag({ country }: { country: CountryCode }) {
  return (
    <svg className="c-flag" width="24" height="16" viewBox="0 0 24 16" aria-hidden="true">
      {FLAGS[country]}
    </svg>
  );
}
