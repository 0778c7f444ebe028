import type { TranslationOf } from '../translation.ts';
import type { cod as english } from '../en/cod.ts';

/** Cash on delivery: states, fees, settlements and shortfalls (spec 1, 2 COD Orders). */
export const cod = {
  'cod.state_expected': 'Menunggu kutipan',
  'cod.state_collected': 'Di tangan kurier',
  'cod.state_short': 'Kurang',
  'cod.state_disputed': 'Dilaporkan kurang',
  'cod.state_settled': 'Telah diselesaikan',
  'cod.state_payable': 'Boleh dikeluarkan',
  'cod.state_paid': 'Telah dikeluarkan',
  'cod.state_not_collected': 'Tidak dikutip',
  'cod.state_not_shipped': 'Belum dihantar',
  'cod.step_cancelled': 'Dibatalkan, tiada kutipan',
  'cod.step_returned': 'Dipulangkan, tiada kutipan',
  'cod.step_lost': 'Hilang, tiada kutipan',
  'cod.totals': 'COD mengikut status',
  'cod.totals_error': 'Jumlah tidak dapat dimuatkan.',
  'cod.some_payable': '{{amount}} boleh dikeluarkan',
  'cod.none_payable': 'Belum ada yang boleh dikeluarkan',
  'cod.none_missing': 'Tiada wang tunai yang kurang',
  'cod.filter_state': 'Status wang',
  'cod.export': 'Eksport CSV',
  'cod.settlements': 'Penyelesaian',
  'cod.settlements_empty_title': 'Belum ada penyelesaian',
  'cod.settlements_empty_text':
    'Apabila kurier menyerahkan wang COD anda, rekodnya dipaparkan di sini bersama fail bagi setiap bungkusan.',
  'cod.settlement_parcels': '{{courier}}, bungkusan: {{parcels}}',
  'cod.payable_from': 'Boleh dikeluarkan mulai {{when}}',
  'cod.file_pdf': 'PDF bagi {{name}}',
  'cod.file_csv': 'CSV bagi {{name}}',
  'cod.due': 'Untuk anda',
  'cod.to_collect': 'Kurier mengutip',
  'cod.fee': 'Caj',
  'cod.fee_by_sender': '{{amount}}, dalam harga label',
  'cod.fee_by_recipient': '{{amount}} dan cukai {{tax}}, dibayar oleh penerima',
  'cod.rate': '{{rate}} %, sekurang-kurangnya {{minimum}}',
  'cod.rate_alone': '{{rate}} %',
  'cod.returned_before_other':
    '{{returned}} daripada {{count}} bungkusan COD terdahulu ke nombor telefon ini dipulangkan',
  'cod.returned_before_advice': 'Minta penerima mengesahkan sebelum anda menghantar.',
  'cod.who_pays': 'Siapa menanggung caj COD?',
  'cod.type_fee_by_sender': 'Anda, dalam harga label',
  'cod.type_fee_by_recipient': 'Penerima, semasa menerima',
  'cod.fee_about':
    'Kira-kira {{fee}} ({{rate}}). Kurier mungkin ada caj minimum; caj tepat tertera pada setiap perkhidmatan.',
  'cod.no_fee': 'Tiada caj COD di negara ini, kecuali kurier mempunyai caj minimum.',
  'cod.at_door': 'Mengutip {{amount}} semasa penghantaran',
  'cod.short_text':
    'Kurier menyerahkan {{remitted}}, bukan {{expected}}. Penyelesaian ditangguhkan sehingga kurier membetulkannya.',
  'cod.disputed_text': 'Anda melaporkannya pada {{when}}: {{note}}',
  'cod.report': 'Laporkan kekurangan',
  'cod.report_text':
    'Kami akan bertanya kepada kurier tentang wang {{number}}. Status bungkusan tidak berubah sehingga kurier menjawab.',
  'cod.report_received': 'Jumlah yang diserahkan kurier, jika anda tahu',
  'cod.report_note': 'Apa yang berlaku',
  'cod.report_send': 'Hantar laporan',
  'cod.report_done': 'Dilaporkan. Kami akan bertanya kepada kurier.',
  'cod.cancel_text':
    'Kurier tidak akan mengutip {{amount}}. Belum ada kutipan, jadi tiada apa-apa perlu dipulangkan kepada penerima.',
  'cod.error': 'Wang bungkusan ini tidak dapat dimuatkan.',
} as const satisfies TranslationOf<typeof english, 'other'>;
