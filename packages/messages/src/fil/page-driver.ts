import type { TextsOf } from '../translation.ts';
import type { pageDriver as english } from '../en/page-driver.ts';
import { problem } from './problem.ts';
import { tracking } from './tracking.ts';

export const pageDriver = {
  title: 'Para sa driver',
  until: 'Puwede mo itong baguhin hangga’t hindi pa umaalis ang driver.',
  hand: 'Iabot sa akin',
  door: tracking['tracking.wish_door'],
  neighbour: tracking['tracking.wish_neighbour'],
  note: problem['problem.note'],
  note_example: 'Lobby B, mag-doorbell nang dalawang beses',
  proof_phone: 'Huling apat na digit ng phone mo',
  proof_post_code: 'Postcode mo',
  proof_why: 'Gaya ng nasa order mo. Ikaw lang ang puwedeng magbago nito.',
  save: 'I-save',
  saved: 'Na-save. Sasabihin ito ng courier sa driver.',
  refused: 'Hindi ito kaya ng courier na ito. Itanong sa shop.',
  proof_invalid_phone: 'Ilagay ang huling apat na digit ng phone number mo',
  proof_invalid_post_code: 'Ilagay ang postcode ng address mo',
  proof_wrong: 'Hindi ito tugma sa order. Suriin at subukan ulit.',
  blocked: 'Masyadong maraming maling subok. Itanong sa shop.',
  cash: 'Nangongolekta ng cash ang driver kaya dapat may tao roon.',
  place_missing: 'Pumili ng isa',
  note_long: 'Hanggang 120 character lang',
  late: 'Huli na para baguhin ito. Itanong sa shop.',
  busy: 'Masyadong maraming request. Maghintay ng isang minuto.',
  again_title: 'Pumili ng ibang araw',
  again_text: 'Walang nakatanggap ng parcel. Ligtas ito sa courier.',
  again_until: 'Pumili hanggang {{day}}; pagkatapos niyon, ang courier ang magpapasya.',
  again_day: problem['problem.day'],
  again_time: problem['problem.window'],
  again_save: 'I-book ang araw na ito',
  booked: 'Na-book na. Darating ang driver sa {{day}}, {{time}}.',
  unavailable: 'Hindi sumasagot ang courier. Walang nagbago, subukan ulit.',
} as const satisfies TextsOf<typeof english>;
