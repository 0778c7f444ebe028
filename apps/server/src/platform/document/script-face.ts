/** How bold a text is printed in a script that has fewer weights than Latin. */
export type Stroke = 'regular' | 'medium' | 'bold';

/** A script that the Latin faces have no pictures of, and the fonts that print it. */
export interface ScriptFace {
  /** The characters whose appearance decides for this face; what they combine with follows. */
  script: RegExp;
  files: Record<Stroke, string>;
  /** Shaped by the OpenType engine: letters join, change places or carry marks. The others are one picture a character. */
  is_shaped: boolean;
  /** Size beside Latin, so that stacked vowels and tones stay inside a line of Latin height. */
  scale: number;
}

function googleFont(name: string, family: string): ScriptFace['files'] {
  const file = (weight: string): string => `@expo-google-fonts/${name}/${weight}/${family}_${weight}.ttf`;
  return { regular: file('400Regular'), medium: file('500Medium'), bold: file('700Bold') };
}

/**
 * Scripts that names and addresses of the region are written in, beside Latin. A font is read when its first character
 * appears: the Chinese one has eight megabytes, and most labels never need it. It holds simplified and traditional
 * characters (all of the URO and extension A) and kana.
 */
export const SCRIPT_FACES: readonly ScriptFace[] = [
  {
    script:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uff65\uffe0-\uffe6]/u,
    files: {
      regular: '@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf',
      medium: '@embedpdf/fonts-sc/fonts/NotoSansHans-Medium.otf',
      bold: '@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf',
    },
    is_shaped: false,
    scale: 1,
  },
  {
    script: /[\p{Script_Extensions=Tamil}]/u,
    files: googleFont('noto-sans-tamil', 'NotoSansTamil'),
    is_shaped: true,
    scale: 1,
  },
  {
    script: /[\p{Script=Thai}\u0e3f]/u,
    files: googleFont('noto-sans-thai', 'NotoSansThai'),
    is_shaped: true,
    scale: 0.9,
  },
  {
    script: /[\p{Script_Extensions=Arabic}]/u,
    files: googleFont('noto-sans-arabic', 'NotoSansArabic'),
    is_shaped: true,
    scale: 0.95,
  },
  {
    script: /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20e3]/u,
    files: googleFont('noto-emoji', 'NotoEmoji'),
    is_shaped: true,
    scale: 0.9,
  },
  {
    // Letters under marks that Unicode has no composed character for: the Latin faces would set the mark beside the letter.
    script: /[\p{Script=Devanagari}\p{M}]/u,
    files: googleFont('noto-sans', 'NotoSans'),
    is_shaped: true,
    scale: 0.95,
  },
];

/** The script of a character cluster, or undefined for Latin and what nobody here prints. */
export function scriptFaceOf(cluster: string): ScriptFace | undefined {
  return SCRIPT_FACES.find(({ script }) => script.test(cluster));
}
