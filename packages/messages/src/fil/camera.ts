import type { TranslationOf } from '../translation.ts';
import type { camera as english } from '../en/camera.ts';

export const camera = {
  'camera.start': 'Mag-scan gamit ang camera',
  'camera.stop': 'Ihinto ang camera',
  'camera.picture': 'Larawan ng camera',
  'camera.starting': 'Binubuksan ang camera',
  'camera.live': 'Itapat ang camera sa barcode o QR code.',
  'camera.read': 'Na-scan: {{code}}',
  'camera.light': 'Ilaw',
  'camera.photo': 'Basahin ang litrato',
  'camera.refused': 'Naka-block ang camera. Payagan ito sa settings ng browser para sa site na ito, saka subukan ulit.',
  'camera.absent': 'Walang nakitang camera. Magkabit ng camera, magbasa ng litrato, o i-type ang code.',
  'camera.busy': 'Ginagamit ng ibang app ang camera. Isara ang app na iyon, saka subukan ulit.',
  'camera.insecure':
    'Sa secure na page lang pinapayagan ng browser ang camera. Buksan ang Sampan gamit ang https, o magbasa ng litrato.',
  'camera.unsupported': 'Hindi magamit ng browser na ito ang camera. Magbasa ng litrato o i-type ang code.',
  'camera.failed': 'Huminto o hindi nabuksan ang camera. Subukan ulit, o magbasa ng litrato.',
  'camera.no_decoder': 'Hindi namin ma-load ang pambasa ng code. Tingnan ang koneksyon mo, saka subukan ulit.',
  'camera.no_photo': 'Hindi ito litratong nababasa namin. Pumili ng JPEG o PNG na litrato.',
  'camera.no_code': 'Walang code sa litratong ito. Kumuha ng mas malinaw na litrato nang malapitan, o i-type ang code.',
} as const satisfies TranslationOf<typeof english, 'one' | 'other'>;
