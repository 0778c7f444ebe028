import type { LabelDocument } from '../../src/modules/shipping/label/render/label-document.ts';
import { sampleLabel } from './label.fixtures.ts';

/** A recipient as people write themselves: name, street, place. */
export type ScriptCase = readonly [country: 'SG' | 'MY' | 'PH' | 'ID' | 'VN', name: string, ...address: string[]];

/** Names and addresses in the scripts of the region, with emoji and marks in both Unicode forms. */
export const SCRIPT_CASES: readonly ScriptCase[] = [
  ['SG', '陈伟明', '大巴窑第八巷210座 #05-12', 'Singapore 310210'],
  ['SG', '歐陽麗華 (Ouyang Li Hua)', 'Blk 412 芽笼东一道, 林木大厦', 'Singapore 389412'],
  ['MY', '林美玲小姐', '吉隆坡茨厂街23号,近中央艺术坊', '50000 Kuala Lumpur'],
  ['MY', '李小龍、張國榮', '檳城喬治市打石街二十八号', '10200 George Town', 'Pulau Pinang'],
  ['MY', '𠮷田有限公司'.replace('𠮷', '吉'), '新山市 Taman Johor Jaya 路12/3号', '81100 Johor Bahru', 'Johor'],
  ['SG', 'முத்துலட்சுமி கோவிந்தன்', 'சிராங்கூன் சாலை 123, #02-41', 'Singapore 218227'],
  ['SG', 'தமிழ்ச்செல்வன் பொன்னம்பலம்', 'லிட்டில் இந்தியா, கிளைவ் தெரு 10', 'Singapore 209786'],
  ['MY', 'ஸ்ரீ கௌரி சௌந்தர்யா', 'பிரிக்ஃபீல்ட்ஸ், ஜாலான் துன் சம்பந்தன் 45', '50470 Kuala Lumpur'],
  ['SG', 'สมชาย ใจดี', 'ซอยสุขุมวิท ๑๑ กรุงเทพมหานคร', 'Golden Mile Tower', 'Singapore 199589'],
  ['MY', 'น้ำทิพย์ ผู้ใหญ่ปิ่นเกล้า', 'ถนนเพชรเกษม ตำบลปาดังเบซาร์ใกล้ที่ทำการไปรษณีย์', '02100 Padang Besar'],
  ['SG', 'กตัญญู ญาญ่า ฐิติรัตน์', 'อาคารชุดฟ้าใหม่ ชั้น 5 ห้อง 12', 'Singapore 310210'],
  ['MY', 'محمد بن عبد الله', 'جالن مسجد اينديا ٢٣', '50100 Kuala Lumpur'],
  ['MY', 'نور العائشة بنت عبد الله (Aisyah)', 'Lot 5, سولوڠ الملك فهد, Kampung Baru', '50300 Kuala Lumpur'],
  ['ID', 'مُحَمَّد يُوسُف', 'شارع لإبراهيم 12, RT 004/RW 011', 'Jakarta 10240'],
  ['VN', 'Nguyễn Thị Ánh Tuyết'.normalize('NFD'), 'Số 12B ngõ 345 đường Nguyễn Trãi'.normalize('NFD'), 'Hà Nội'],
  ['VN', 'Đặng Ỷ Ữ Quỳnh', 'Ấp Mỹ Phước, xã Hòa Ninh', 'Vĩnh Long'],
  ['PH', 'Ma. Niña Peña 🌸', 'Blk 7 Lot 12, tapat ng ⛪ simbahan', '4114 Cavite'],
  ['SG', 'Kopi ☕ Corner 🇸🇬', '10 Anson Road 👍🏽 👨‍👩‍👧', 'Singapore 079903'],
  ['ID', 'Rāden Ajeng Kārtinī', 'Jl. Pāñjī S\u0325emirang Ṛatu', 'Jepara 59411'],
  ['VN', 'x\u0302 y\u0323\u0302 Trần', 'Ngõ 1\ufe0f\u20e3 phố Huế', 'Hà Nội'],
];

/** A label for a case. */
export function scriptLabel([country, name, ...address_lines]: ScriptCase): LabelDocument {
  const label = sampleLabel(country);
  return { ...label, recipient: { ...label.recipient, name, address_lines } };
}
