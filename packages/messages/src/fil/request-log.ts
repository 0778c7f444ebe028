import type { TranslationOf } from '../translation.ts';
import type { requestLog as english } from '../en/request-log.ts';

export const requestLog = {
  'request_log.title': 'Request log',
  'request_log.lead':
    'Lahat ng request ng mga secret key mo sa nakalipas na 30 araw, kasama ang mga tinanggihan. Hindi sine-save ang ipinadala at isinagot.',
  'request_log.failed': 'Hindi ma-load ang log',
  'request_log.empty': 'Wala pang request',
  'request_log.empty_text':
    'Ilagay sa SAMPAN_SECRET_KEY ang secret ng "{{name}}", na nagtatapos sa {{last4}}, at patakbuhin ito. Lalabas dito ang request makalipas ang isang segundo.',
  'request_log.empty_no_key': 'Lalabas dito ang mga request kapag may program nang gumamit ng secret key.',
  'request_log.make_key': 'Gumawa ng secret key',
  'request_log.no_results': 'Walang tugmang request',
  'request_log.no_results_text': 'Bawasan ang filter o habaan ang period.',
  'request_log.time': 'Oras',
  'request_log.call': 'Request',
  'request_log.key': 'Key',
  'request_log.status': 'Status',
  'request_log.duration': 'Tagal',
  'request_log.duration_ms': '{{ms}} ms',
  'request_log.status_2xx': 'Nasagot',
  'request_log.status_4xx': 'Tinanggihan',
  'request_log.status_5xx': 'Nabigo sa side namin',
  'request_log.request_id': 'Request id',
  'request_log.find_id': 'Hanapin ang request id',
  'request_log.copy_id': 'Kopyahin ang request id',
  'request_log.endpoint': 'Endpoint',
  'request_log.from_network': 'Mula sa network',
  'request_log.program': 'Program',
  'request_log.program_unknown': 'Hindi sinabi',
  'request_log.replayed': 'Inulit',
  'request_log.replayed_text': 'Sinagot ng unang sagot ng Idempotency-Key nito; walang pinatakbo ulit.',
  'request_log.gone': 'Wala sa log ang request na ito: mahigit 30 araw na, o sa ibang kumpanya.',
  'request_log.mend': 'Ano ang gagawin',
  'request_log.mend_input':
    'Pinapangalanan ng sagot sa errors ang bawat maling field at ang dahilan. Itama ang mga iyon at ipadala ulit.',
  'request_log.mend_json': 'Ipadala ang body bilang JSON na hanggang 1 MB, na may Content-Type: application/json.',
  'request_log.mend_not_found':
    'Mali ang id, inalis na, o sa ibang kumpanya. Ilista muna ang mga record at doon kunin ang id.',
  'request_log.mend_scope':
    'I-edit ang key sa "Mga API key" at payagan ang kailangan ng request na ito, o gumamit ng key na mayroon nito.',
  'request_log.mend_people': 'Walang key na makakagawa nito. Kailangang may mag-sign in at gawin ito rito sa console.',
  'request_log.mend_live_key': 'Kapag gumagana na ang lahat, gumawa ng live key at ipalit ito sa test key ng program.',
  'request_log.mend_dead_key': 'Nasa program pa ang secret na hindi na gumagana. Ibigay ang bago at simulan ulit ito.',
  'request_log.mend_ip':
    'Kung server mo ito, idagdag ang address nito sa key. Kung hindi, may ibang may hawak ng key: i-rotate agad.',
  'request_log.mend_page':
    'I-rotate ang key nang walang overlap, at sa server mo gawin ang request. Hindi dapat ipasa ng proxy mo ang Origin ng page.',
  'request_log.mend_rate':
    'Hintayin ang mga segundo sa Retry-After. Sinasabi ng RateLimit header kung ilang request pa ang natitira bago ito mangyari.',
  'request_log.mend_changed':
    'Iba na ang status ng record. Basahin ulit ito, magpasya mula roon, at magpadala ng bagong request.',
  'request_log.mend_idempotency':
    'Gumamit ng bagong Idempotency-Key sa bawat bagong request, at ulitin lang ito para sa mismong request na iyon.',
  'request_log.mend_balance': 'Mag-top up ng wallet, saka ipadala ulit ang parehong request.',
  'request_log.mend_ours':
    'Kami ang mag-aayos nito. Ipadala ulit ang parehong request maya-maya, na may parehong Idempotency-Key. Kung tuloy pa rin, sabihin sa amin ang request id.',
  'request_log.mend_else':
    'Hayaang magpasya ang program ayon sa code, hindi sa pangungusap. Nasa dokumentasyon kung kailan ito isinasagot ng endpoint.',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
