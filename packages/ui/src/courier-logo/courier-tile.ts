/** "Merlion Express" is ME, "Lalamove" is LA. */
export function initialsOf(name: string): string {
  const [, first = '', of_second_word, second = ''] = /^\s*(\S)(?:\S*\s+(\S)|(\S?))/u.exec(name) ?? [];
  return (first + (of_second_word ?? second)).toUpperCase();
}
