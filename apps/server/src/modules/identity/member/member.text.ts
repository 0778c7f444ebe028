import type { Language, Role } from '../../../platform/context.ts';

export interface MemberTexts {
  roles: Record<Role, string>;
  /** What somebody with the role may do, as a sentence. */
  may: Record<Role, string>;
  invitation_subject: string;
  invitation_why: string;
  button: string;
  safety: string;
  stranger: string;
  joined_subject: string;
  joined: string;
  role_subject: string;
  role: string;
  removed_subject: string;
  removed: string;
  your_role_subject: string;
  your_role: string;
  you_removed_subject: string;
  you_removed: string;
  open_members: string;
  unexpected: string;
}

/** What the server writes to people about who belongs to a company. */
export const MEMBER_TEXTS: Record<Language, MemberTexts> = {
  en: {
    roles: { owner: 'owner', staff: 'staff', staff_ro: 'read-only staff' },
    may: {
      owner: "You'll be an owner. You can ship parcels, manage payments and manage members.",
      staff:
        "You'll be a staff member. You can create and ship parcels. Only owners can manage payments, members and API keys.",
      staff_ro: "You'll be a read-only staff member. You can view parcels but can't make changes.",
    },
    invitation_subject: '{by} invited you to join {company}',
    invitation_why: '{by} invited you to join {company} on Sampan, where it manages its shipping.',
    button: 'Accept invitation',
    safety: "This link works once and expires in 7 days. You'll choose your own password. We'll never ask you for it.",
    stranger: "Don't know {company}? You can ignore this email.",
    joined_subject: '{person} joined {company}',
    joined: '{person} accepted the invitation and joined {company} as {role}.',
    role_subject: "{company}: {person}'s role was changed",
    role: "{by} changed {person}'s role at {company} to {role}. The change is effective now.",
    removed_subject: '{company}: {person} was removed',
    removed: '{by} removed {person} from {company}. They have been signed out on all devices.',
    your_role_subject: '{company}: your role was changed',
    your_role: '{by} changed your role at {company} to {role}. The change is effective now.',
    you_removed_subject: 'You were removed from {company}',
    you_removed:
      '{by} removed you from {company}, so you can no longer sign in there. You can use this email to create your own account or accept another invitation.',
    open_members: 'View members',
    unexpected: "Wasn't expecting this? Contact the other owners or Sampan support.",
  },
  my: {
    roles: { owner: 'pemilik', staff: 'kakitangan', staff_ro: 'kakitangan, lihat sahaja' },
    may: {
      owner: 'Anda akan menjadi pemilik: menghantar, mengurus wang dan menentukan siapa lagi ahli syarikat.',
      staff:
        'Anda akan menjadi kakitangan: menyediakan dan menghantar bungkusan. Wang, ahli dan kunci kekal pada pemilik.',
      staff_ro: 'Anda akan menjadi kakitangan lihat sahaja: melihat bungkusan tanpa mengubah apa-apa.',
    },
    invitation_subject: '{by} menjemput anda ke {company}',
    invitation_why:
      '{by} menjemput anda bekerja dengan {company} di Sampan, perkhidmatan yang digunakan {company} untuk menghantar bungkusannya.',
    button: 'Terima jemputan',
    safety:
      'Pautan ini hanya boleh digunakan sekali dan sah selama 7 hari. Anda memilih kata laluan sendiri; tiada sesiapa akan memintanya.',
    stranger: 'Anda tidak mengenali {company}? Sila abaikan mesej ini. Tiada apa-apa berlaku tanpa jawapan anda.',
    joined_subject: '{person} menyertai {company}',
    joined: '{person} menerima jemputan dan kini menjadi ahli {company} sebagai {role}.',
    role_subject: '{company}: peranan {person} berubah',
    role: '{by} menukar peranan {person} di {company} kepada {role}. Perubahan ini berkuat kuasa serta-merta.',
    removed_subject: '{company}: {person} telah dikeluarkan',
    removed: '{by} mengeluarkan {person} daripada {company}. Semua sesinya tamat serta-merta.',
    your_role_subject: '{company}: peranan anda berubah',
    your_role: '{by} menukar peranan anda di {company} kepada {role}. Perubahan ini berkuat kuasa serta-merta.',
    you_removed_subject: 'Anda bukan lagi ahli {company}',
    you_removed:
      '{by} mengeluarkan anda daripada {company}. Anda tidak lagi boleh log masuk di sana. E-mel anda boleh digunakan semula: buka akaun sendiri dengannya, atau terima jemputan lain.',
    open_members: 'Lihat ahli',
    unexpected: 'Tidak menjangkakan ini? Bincang dengan pemilik lain, atau hubungi pasukan sokongan kami.',
  },
  ph: {
    roles: { owner: 'may-ari', staff: 'staff', staff_ro: 'staff, view only' },
    may: {
      owner: 'Magiging may-ari ka: nagpapadala, humahawak ng pera, at nagpapasya kung sino pa ang kasama sa kumpanya.',
      staff:
        'Magiging staff ka: gumagawa at nagpapadala ng mga parcel. Nasa mga may-ari ang pera, mga miyembro at mga key.',
      staff_ro: 'Magiging staff ka na view only: nakikita mo ang mga parcel pero wala kang mababago.',
    },
    invitation_subject: 'Iniimbitahan ka ni {by} sa {company}',
    invitation_why:
      'Iniimbitahan ka ni {by} na makatrabaho ang {company} sa Sampan, kung saan nito ipinapadala ang mga parcel.',
    button: 'Tanggapin ang imbitasyon',
    safety:
      'Isang beses lang gagana ang link, sa loob ng 7 araw. Ikaw ang pipili ng password mo; walang hihingi nito sa iyo.',
    stranger:
      'Hindi mo kilala ang {company}? Huwag nang pansinin ang mensaheng ito. Walang mangyayari hangga’t hindi ka sumasagot.',
    joined_subject: 'Sumali si {person} sa {company}',
    joined: 'Tinanggap ni {person} ang imbitasyon at kasama na sa {company} bilang {role}.',
    role_subject: '{company}: nagbago ang role ni {person}',
    role: 'Pinalitan ni {by} ang role ni {person} sa {company}: {role} na ngayon. Epektibo ito agad.',
    removed_subject: '{company}: inalis si {person}',
    removed: 'Inalis ni {by} si {person} sa {company}. Natapos agad ang mga session niya.',
    your_role_subject: '{company}: nagbago ang role mo',
    your_role: 'Pinalitan ni {by} ang role mo sa {company}: {role} na ngayon. Epektibo ito agad.',
    you_removed_subject: 'Hindi ka na kasama sa {company}',
    you_removed:
      'Inalis ka ni {by} sa {company}. Hindi ka na makakapag-sign in doon. Magagamit mo ulit ang email mo: magbukas ng sarili mong account gamit ito, o tumanggap ng ibang imbitasyon.',
    open_members: 'Tingnan ang mga miyembro',
    unexpected: 'Hindi mo ito inaasahan? Kausapin ang ibang may-ari, o mag-email sa support namin.',
  },
  id: {
    roles: { owner: 'pemilik', staff: 'staf', staff_ro: 'staf, hanya lihat' },
    may: {
      owner: 'Anda akan menjadi pemilik: mengirim, mengurus uang, dan menentukan siapa lagi anggota perusahaan.',
      staff: 'Anda akan menjadi staf: membuat dan mengirim paket. Uang, anggota, dan kunci tetap pada pemilik.',
      staff_ro: 'Anda akan menjadi staf hanya lihat: melihat paket tanpa mengubah apa pun.',
    },
    invitation_subject: '{by} mengundang Anda ke {company}',
    invitation_why:
      '{by} mengundang Anda bekerja bersama {company} di Sampan, layanan tempat {company} mengirim paketnya.',
    button: 'Terima undangan',
    safety:
      'Tautan hanya dapat dipakai sekali dan berlaku 7 hari. Anda membuat kata sandi sendiri; tidak ada yang akan memintanya.',
    stranger: 'Anda tidak mengenal {company}? Abaikan saja pesan ini. Tidak terjadi apa pun tanpa jawaban Anda.',
    joined_subject: '{person} bergabung dengan {company}',
    joined: '{person} menerima undangan dan kini menjadi anggota {company} sebagai {role}.',
    role_subject: '{company}: peran {person} berubah',
    role: '{by} mengubah peran {person} di {company} menjadi {role}. Perubahan langsung berlaku.',
    removed_subject: '{company}: {person} dikeluarkan',
    removed: '{by} mengeluarkan {person} dari {company}. Semua sesinya langsung berakhir.',
    your_role_subject: '{company}: peran Anda berubah',
    your_role: '{by} mengubah peran Anda di {company} menjadi {role}. Perubahan langsung berlaku.',
    you_removed_subject: 'Anda bukan lagi anggota {company}',
    you_removed:
      '{by} mengeluarkan Anda dari {company}. Anda tidak dapat masuk lagi di sana. Email Anda bisa dipakai kembali: buat akun sendiri dengannya, atau terima undangan lain.',
    open_members: 'Lihat anggota',
    unexpected: 'Tidak menduga hal ini? Bicarakan dengan pemilik lain, atau hubungi tim dukungan kami.',
  },
  vi: {
    roles: { owner: 'chủ sở hữu', staff: 'nhân viên', staff_ro: 'nhân viên, chỉ xem' },
    may: {
      owner: 'Bạn sẽ là chủ sở hữu: gửi hàng, quản lý tiền và quyết định ai khác thuộc công ty.',
      staff: 'Bạn sẽ là nhân viên: tạo và gửi kiện hàng. Tiền, thành viên và khóa vẫn thuộc chủ sở hữu.',
      staff_ro: 'Bạn sẽ là nhân viên chỉ xem: xem kiện hàng và không thay đổi gì.',
    },
    invitation_subject: '{by} mời bạn vào {company}',
    invitation_why: '{by} mời bạn làm việc cùng {company} trên Sampan, nơi công ty gửi hàng.',
    button: 'Nhận lời mời',
    safety:
      'Liên kết chỉ dùng được một lần và có hiệu lực trong 7 ngày. Bạn tự chọn mật khẩu; không ai hỏi bạn mật khẩu đó.',
    stranger: 'Bạn không biết {company}? Vui lòng bỏ qua tin nhắn này. Không có gì xảy ra nếu bạn không trả lời.',
    joined_subject: '{person} đã tham gia {company}',
    joined: '{person} đã nhận lời mời và nay thuộc {company} với vai trò {role}.',
    role_subject: '{company}: vai trò của {person} đã thay đổi',
    role: '{by} đã đổi vai trò của {person} trong {company} thành {role}. Có hiệu lực ngay.',
    removed_subject: '{company}: {person} đã bị xóa',
    removed: '{by} đã xóa {person} khỏi {company}. Các phiên đăng nhập của người đó kết thúc ngay.',
    your_role_subject: '{company}: vai trò của bạn đã thay đổi',
    your_role: '{by} đã đổi vai trò của bạn trong {company} thành {role}. Có hiệu lực ngay.',
    you_removed_subject: 'Bạn không còn thuộc {company}',
    you_removed:
      '{by} đã xóa bạn khỏi {company}. Bạn không thể đăng nhập ở đó nữa. Email của bạn có thể dùng lại: hãy mở tài khoản riêng, hoặc nhận lời mời khác.',
    open_members: 'Xem thành viên',
    unexpected: 'Bạn thấy điều này bất thường? Hãy trao đổi với các chủ sở hữu khác, hoặc liên hệ bộ phận hỗ trợ.',
  },
};
