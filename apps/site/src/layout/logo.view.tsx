/** The mark: a boat with two sails. */
export function LogoView() {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#0b5fcc" />
      <path d="M6.5 20h19c-1.2 3.2-3.6 5-6.6 5h-5.8c-3 0-5.4-1.8-6.6-5Z" fill="#fff" />
      <path d="M15 7v10.5H8.5Z" fill="#fff" />
      <path d="M17 9.5 22.5 17.5H17Z" fill="#f5a524" />
    </svg>
  );
}
