/** Why there is no picture: each has a sentence of its own. */
export type CameraFault = 'refused' | 'absent' | 'busy' | 'insecure' | 'unsupported' | 'failed';

/** Thrown instead of what browsers throw, whose words differ. */
export class CameraError extends Error {
  readonly fault: CameraFault;
  constructor(fault: CameraFault) {
    super(`no camera: ${fault}`);
    this.fault = fault;
  }
}

/** Names of exceptions of `getUserMedia` (Media Capture and Streams, 10.3), with those of older browsers. */
const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  DevicesNotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
};

/** Bars are thin: a picture of 640 pixels shows too few of them. */
const PICTURE: MediaTrackConstraints = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 1_280 },
  height: { ideal: 720 },
};

/**
 * Opens the camera that looks away from the person, where there are two.
 *
 * @throws {CameraError} with the reason
 */
export async function openCamera(): Promise<MediaStream> {
  // Browsers hide cameras from pages that came without encryption.
  if (!globalThis.isSecureContext) throw new CameraError('insecure');
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
  if (devices === undefined) throw new CameraError('unsupported');
  try {
    return await devices.getUserMedia({ video: PICTURE, audio: false });
  } catch (error) {
    throw new CameraError((error instanceof Error ? FAULTS[error.name] : undefined) ?? 'failed');
  }
}

/** The light beside a camera, which Image Capture adds to tracks and TypeScript does not know. */
interface Lamp {
  readonly torch?: boolean;
}

/** Whether the camera has a light that a page can switch. */
export function hasLight(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  // Firefox has no capabilities.
  return (track?.getCapabilities?.() as Lamp | undefined)?.torch === true;
}

/** Switches the light; false where the camera did not do it. */
export async function setLight(stream: MediaStream, torch: boolean): Promise<boolean> {
  try {
    await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] });
    return true;
  } catch {
    return false;
  }
}

/** Lets the camera go: its lamp goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
