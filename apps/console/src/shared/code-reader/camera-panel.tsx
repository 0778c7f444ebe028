import { Banner, Button } from '@sampan/ui';
import { useRef, useState } from 'react';
import { useLocale } from '../locale/locale.tsx';
import { PhotoButton, type PhotoButtonProps } from './photo-button.tsx';
import { useCamera } from './use-camera.ts';
import './code-reader.css';

export interface CameraPanelProps {
  onCode: (code: string) => void;
}

/** The camera's picture, and in words what it sees or why there is none; a photo does as well. */
export function CameraPanel({ onCode }: CameraPanelProps) {
  const { t } = useLocale();
  const video = useRef<HTMLVideoElement | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const [problem, setProblem] = useState<Parameters<PhotoButtonProps['onProblem']>[0]>(null);
  const take = (text: string) => {
    setCode(text);
    setProblem(null);
    onCode(text);
  };
  const { state, is_lit, toggleLight, retry } = useCamera(video, take);
  const is_live = state.kind === 'live';
  return (
    <div className="c-camera" data-state={state.kind}>
      <div className="c-camera__picture" hidden={state.kind === 'fault'}>
        {/* What it shows is said in words below. */}
        <video ref={video} muted playsInline aria-label={t('camera.picture')} />
      </div>
      {state.kind === 'fault' ? (
        <Banner
          tone="danger"
          action={
            state.fault === 'insecure' || state.fault === 'unsupported' ? undefined : (
              <Button size="sm" onClick={retry}>
                {t('common.try_again')}
              </Button>
            )
          }
        >
          {t(`camera.${state.fault}`)}
        </Banner>
      ) : null}
      {problem === null ? null : <Banner tone="warning">{t(`camera.${problem}`)}</Banner>}
      <p className="c-camera__said" role="status">
        {code !== null
          ? t('camera.read', { code })
          : is_live
            ? t('camera.live')
            : state.kind === 'fault'
              ? ''
              : t('camera.starting')}
      </p>
      <div className="c-row">
        {is_live && is_lit !== null ? (
          <Button aria-pressed={is_lit} onClick={toggleLight}>
            {t('camera.light')}
          </Button>
        ) : null}
        <PhotoButton onCode={take} onProblem={setProblem} />
      </div>
    </div>
  );
}
