import type { TextsOf } from '../translation.ts';
import type { mailMember as english } from '../en/mail-member.ts';

export const mailMember = {
  roles: { owner: 'may-ari', staff: 'staff', staff_ro: 'staff, view only' },
  may: {
    owner: 'Magiging may-ari ka: nagpapadala, humahawak ng pera, at nagpapasya kung sino pa ang kasama sa kumpanya.',
    staff:
      'Magiging staff ka: gumagawa at nagpapadala ng mga parcel. Nasa mga may-ari ang pera, mga miyembro at mga key.',
    staff_ro: 'Magiging staff ka na view only: nakikita mo ang mga parcel pero wala kang mababago.',
  },
  invitation_subject: 'Iniimbitahan ka ni {{by}} sa {{company}}',
  invitation_why:
    'Iniimbitahan ka ni {{by}} na makatrabaho ang {{company}} sa Sampan, kung saan nito ipinapadala ang mga parcel.',
  button: 'Tanggapin ang imbitasyon',
  safety:
    'Isang beses lang gagana ang link, sa loob ng 7 araw. Ikaw ang pipili ng password mo; walang hihingi nito sa iyo.',
  stranger:
    'Hindi mo kilala ang {{company}}? Huwag nang pansinin ang mensaheng ito. Walang mangyayari hangga’t hindi ka sumasagot.',
  joined_subject: 'Sumali si {{person}} sa {{company}}',
  joined: 'Tinanggap ni {{person}} ang imbitasyon at kasama na sa {{company}} bilang {{role}}.',
  role_subject: '{{company}}: nagbago ang role ni {{person}}',
  role: 'Pinalitan ni {{by}} ang role ni {{person}} sa {{company}}: {{role}} na ngayon. Epektibo ito agad.',
  removed_subject: '{{company}}: inalis si {{person}}',
  removed: 'Inalis ni {{by}} si {{person}} sa {{company}}. Natapos agad ang mga session niya.',
  your_role_subject: '{{company}}: nagbago ang role mo',
  your_role: 'Pinalitan ni {{by}} ang role mo sa {{company}}: {{role}} na ngayon. Epektibo ito agad.',
  you_removed_subject: 'Hindi ka na kasama sa {{company}}',
  you_removed:
    'Inalis ka ni {{by}} sa {{company}}. Hindi ka na makakapag-sign in doon. Magagamit mo ulit ang email mo: magbukas ng sarili mong account gamit ito, o tumanggap ng ibang imbitasyon.',
  open_members: 'Tingnan ang mga miyembro',
  unexpected: 'Hindi mo ito inaasahan? Kausapin ang ibang may-ari, o mag-email sa support namin.',
} as const satisfies TextsOf<typeof english>;
