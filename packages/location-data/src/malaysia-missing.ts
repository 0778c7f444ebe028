/**
 * Postcodes the package lacks, by town: those of Melaka's public offices, post boxes and locked bags, and of a few post offices of Kedah and Sabah.
 * Written down from the list of Pos Malaysia as https://malaysiapostcode.com publishes it (CC BY 3.0); docs/data-sources.md says more.
 */
const BY_TOWN: Readonly<Record<string, string>> = {
  'Kedah/Baling': '09120 09130',
  'Kedah/Kulim': '09090',
  'Melaka/Melaka':
    '75500 75502 75503 75504 75505 75506 75508 75510 75512 75514 75516 75517 75518 75519 75532 75536 75538 75540 75542 75546 75550 75551 75552 75560 75564 75566 75570 75572 75576 75578 75582 75584 75586 75590 75592 75594 75596 75600 75604 75606 75608 75609 75610 75612 75618 75620 75622 75626 75628 75630 75632 75646 75648 75662 75670 75672 75673 75674 75676 75690 75700 75710 75720 75730 75740 75750 75760 75900 75902 75904 75906 75908 75910 75912 75914 75916 75918 75990',
  'Melaka/Merlimau': '77309',
  'Melaka/Sungai Rambai': '77409',
  'Sabah/Kota Marudu': '89130 89137 89138 89139',
  'Sabah/Ranau': '89327 89328 89329 89330 89337 89338 89339',
};

/** The postcodes to add to a town, named by its state and its own name. */
export function missingPostcodes(key: string): readonly string[] {
  return BY_TOWN[key]?.split(' ') ?? [];
}
