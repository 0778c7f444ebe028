import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { createOnceCounter } from './count-once.ts';
import { CameraError, closeCamera, hasLight, openCamera, setLight, type CameraFault } from './open-camera.ts';
import { openDecoder, type Decoder } from './open-decoder.ts';

export type CameraState =
  | { readonly kind: 'starting' | 'live' | 'away' }
  | { readonly kind: 'fault'; readonly fault: CameraFault | 'no_decoder' };

/** Between two looks: a picture takes the decoder less, and a hand moves slower. */
const LOOK_MS = 120;

export interface Camera {
  readonly state: CameraState;
  /** Null where the camera has no light. */
  readonly is_lit: boolean | null;
  readonly toggleLight: () => void;
  readonly retry: () => void;
}

/**
 * Shows the camera in `video` and tells each code once, for as long as the component is there. The camera is let go when the
 * component goes and while another tab or app covers the page.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void): Camera {
  const [state, setState] = useState<CameraState>({ kind: 'starting' });
  const [is_lit, setLit] = useState<boolean | null>(null);
  const [attempt, setAttempt] = useState(0);
  const is_away = useIsAway();
  const stream = useRef<MediaStream | null>(null);
  const tell = useRef(onCode);
  tell.current = onCode;
  useEffect(() => {
    if (is_away) {
      setState({ kind: 'away' });
      return;
    }
    const ending = new AbortController();
    setState({ kind: 'starting' });
    const lookForCodes = async () => {
      const isNew = createOnceCounter();
      const { camera, decoder } = await openBoth(ending.signal);
      stream.current = camera;
      // Unplugged, or taken away by the system.
      camera.getVideoTracks()[0]?.addEventListener('ended', () => setState({ kind: 'fault', fault: 'failed' }));
      const element = video.current;
      if (element === null) return;
      element.srcObject = camera;
      await element.play();
      setLit(hasLight(camera) ? false : null);
      setState({ kind: 'live' });
      await decodeUntil(ending.signal, element, decoder, (code) => {
        if (isNew(code)) tell.current(code);
      });
    };
    lookForCodes().catch((error: unknown) => {
      if (ending.signal.aborted) return;
      ending.abort();
      setState({ kind: 'fault', fault: error instanceof CameraError ? error.fault : 'no_decoder' });
    });
    return () => {
      ending.abort();
      stream.current = null;
      setLit(null);
    };
  }, [attempt, is_away, video]);
  const toggleLight = useCallback(() => {
    const camera = stream.current;
    if (camera === null || is_lit === null) return;
    void setLight(camera, !is_lit).then((is_done) => setLit(is_done ? !is_lit : null));
  }, [is_lit]);
  return { state, is_lit, toggleLight, retry: () => setAttempt((count) => count + 1) };
}

/** Camera and decoder, fetched at the same time; the signal closes both, also when it comes before them. */
async function openBoth(signal: AbortSignal): Promise<{ camera: MediaStream; decoder: Decoder }> {
  const closeWith = <Part>(opening: Promise<Part>, close: (part: Part) => void): Promise<Part> =>
    opening.then((part) => {
      if (signal.aborted) close(part);
      else signal.addEventListener('abort', () => close(part), { once: true });
      return part;
    });
  const [camera, decoder] = await Promise.all([
    closeWith(openCamera(), closeCamera),
    closeWith(openDecoder(), (one) => one.close()),
  ]);
  signal.throwIfAborted();
  return { camera, decoder };
}

async function decodeUntil(
  signal: AbortSignal,
  video: HTMLVideoElement,
  { decode }: Decoder,
  onCode: (code: string) => void,
): Promise<void> {
  while (!signal.aborted) {
    // Before the first picture there is nothing to look at.
    const code = video.videoWidth > 0 ? await decode(video, video.videoWidth, video.videoHeight) : null;
    if (signal.aborted) return;
    if (code !== null) onCode(code);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Whether the page is covered: a camera that nobody looks at stays off. */
function useIsAway(): boolean {
  const [is_away, setAway] = useState(document.visibilityState === 'hidden');
  useEffect(() => {
    const look = () => setAway(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return is_away;
}
