import type { recipientPage as english } from '../en/recipient-page.ts';
import type { TranslationOf } from '../translation.ts';

export const recipientPage = {
  'recipient_page.title': 'Halaman penerima',
  'recipient_page.lead': 'Tempat pembeli anda menjejak bungkusan dan mengesahkan alamat mereka.',
  'recipient_page.domain': 'Domain anda sendiri',
  'recipient_page.domain_text':
    'Paparkan halaman ini di bawah nama anda. Pautan yang kami hantar kepada pembeli anda akan bermula dengannya.',
  'recipient_page.host': 'Domain',
  'recipient_page.host_hint': 'Subdomain yang tidak digunakan untuk perkara lain, contohnya track.kedai-saya.com.',
  'recipient_page.connect': 'Sambungkan domain',
  'recipient_page.check': 'Semak sekarang',
  'recipient_page.remove': 'Buang domain',
  'recipient_page.remove_title': 'Buang {{host}}?',
  'recipient_page.remove_text':
    'Pautan yang sudah dihantar di bawah domain ini terus tidak berfungsi. Pautan baharu bermula dengan {{url}}.',
  'recipient_page.remove_keep': 'Kekalkan domain',
  'recipient_page.removed': 'Domain dibuang',
  'recipient_page.record_text':
    'Tambah rekod ini di tempat anda mengurus domain, kemudian semak. Rekod baharu boleh mengambil masa sejam untuk sampai.',
  'recipient_page.record_type': 'Jenis',
  'recipient_page.record_name': 'Nama',
  'recipient_page.record_value': 'Nilai',
  'recipient_page.copy_value': 'Salin nilai',
  'recipient_page.waiting': 'Menunggu DNS',
  'recipient_page.verified': 'Disambungkan',
  'recipient_page.verified_text': 'Pembeli anda membuka halaman ini di {{host}}.',
  'recipient_page.no_record': 'Kami tidak menemui rekod CNAME untuk {{host}}.',
  'recipient_page.other_target':
    '{{host}} menghala ke alamat lain. Tukar rekodnya kepada nilai di bawah, dan matikan sebarang proksi untuknya.',
  'recipient_page.unreachable': 'Tiada pelayan nama menjawab. Cuba lagi dalam beberapa minit.',
  'recipient_page.lost_soon':
    'Rekod ini tidak lagi menghala ke sini. Jika kekal begitu selama tiga hari, halaman tidak lagi dipaparkan di bawah domain ini.',
  'recipient_page.checked': 'Semakan terakhir {{when}}',
  'recipient_page.not_offered': 'Pemasangan ini tidak menawarkan domain sendiri. Halaman anda bermula dengan {{url}}.',
  'recipient_page.preview': 'Pratonton langsung',
  'recipient_page.preview_text': 'Apa yang pembeli lihat, dengan bungkusan terbaharu anda yang dalam perjalanan.',
  'recipient_page.brand': 'Jenama anda',
  'recipient_page.brand_text':
    'Logo, nama dan warna anda pada halaman yang dibuka pembeli, serta cara menghubungi anda.',
  'recipient_page.brand_show': 'Tunjukkan jenama saya pada halaman ini',
  'recipient_page.brand_site': 'Pautan ke kedai anda',
  'recipient_page.brand_email': 'E-mel untuk pembeli',
  'recipient_page.brand_phone': 'Telefon untuk pembeli',
  'recipient_page.brand_policy': 'Dasar pemulangan',
  'recipient_page.brand_policy_hint': 'Apa yang boleh dipulangkan, sehingga bila dan caranya.',
  'recipient_page.brand_contact_hint': 'Sesiapa yang mempunyai pautan ke bungkusan anda boleh membaca maklumat ini.',
} as const satisfies TranslationOf<typeof english, 'other'>;
