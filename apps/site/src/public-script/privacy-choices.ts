import type { PageViewSettings } from '@sampan/contract';
import { SERVICE_NAMES, type ConsentStore } from '@sampan/stores/third-parties';
import { button, element } from './dom.ts';
import type { PrivacyTexts } from './privacy-texts.ts';
import './privacy-choices.css';

/** The question with its two answers, of equal weight. */
function questionOf(texts: PrivacyTexts, provider: string, state: string, answer: (is_given: boolean) => void) {
  const panel = element('section', 'choices');
  panel.setAttribute('aria-label', texts['privacy.title']);
  panel.tabIndex = -1;
  const inner = element('div', 'choices__inner');
  const words = element('div', 'choices__words');
  words.append(
    element('p', 'choices__title', texts['privacy.views_ask']),
    element('p', '', texts['privacy.views_text'].replace('{{provider}}', provider)),
    element('p', 'choices__state', `${state} ${texts['privacy.choice_hint']}`.trim()),
  );
  const buttons = element('div', 'choices__buttons');
  buttons.append(
    button(texts['privacy.views_allow'], 'act', () => answer(true)),
    button(texts['privacy.views_refuse'], 'act', () => answer(false)),
  );
  inner.append(words, buttons);
  panel.append(inner);
  return panel;
}

/** Asks where the law asks, and keeps a way to change the answer in the foot of every page. */
export function offerChoices({ provider }: PageViewSettings, consent: ConsentStore, texts: PrivacyTexts): void {
  let panel: HTMLElement | null = null;
  const close = () => {
    panel?.remove();
    panel = null;
  };
  const ask = (state: string) => {
    close();
    panel = questionOf(texts, SERVICE_NAMES[provider], state, (is_given) => {
      consent.answer('page_views', is_given ? 'given' : 'refused');
      close();
    });
    document.body.append(panel);
  };
  const link = button(texts['privacy.title'], 'choices__link', () => {
    ask(texts[consent.allows('page_views') ? 'privacy.views_on' : 'privacy.views_off']);
    panel?.focus();
  });
  document.querySelector('.foot__last')?.append(' · ', link);
  if (consent.hasQuestion()) ask('');
}
