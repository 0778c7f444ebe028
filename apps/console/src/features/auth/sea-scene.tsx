const WAVES = [
  ['#0d3771', 'M0 300c90-40 150 10 240-18s150-50 250-18 150 14 210-6v542H0z'],
  ['#0b4aa0', 'M0 520c60-24 116-24 176 0s116 24 176 0 116-24 176 0 116 24 176 0v280H0z'],
  ['#0b5fcc', 'M0 580c60-20 116-20 176 0s116 20 176 0 116-20 176 0 116 20 176 0v220H0z'],
] as const;
const HULL = 'M6 62h104c-6 18-18 26-36 26H42C24 88 12 80 6 62z';

/** The product's boat under way, with two parcels aboard. It says nothing: a picture for the eye alone. */
export function SeaScene() {
  return (
    <svg className="c-auth__sea" viewBox="0 0 700 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="#0a2a57" d="M0 0h700v800H0z" />
      <circle cx="540" cy="150" r="64" fill="#f5a524" />
      {WAVES.map(([fill, d]) => (
        <path key={fill} fill={fill} d={d} />
      ))}
      <g transform="translate(96 372) scale(1.55)">
        <path fill="#ffffff" d="M54 6v50H18c14-12 30-30 36-50z" />
        <path fill="#f5a524" d="M60 16c20 10 30 24 34 40H60z" />
        <path fill="#dcb27c" d="M38 42h20v20H38z" />
        <path fill="#c9985e" d="M60 47h15v15H60z" />
        <path fill="#e7f0fd" d={HULL} />
      </g>
    </svg>
  );
}
