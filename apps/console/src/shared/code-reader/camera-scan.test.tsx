import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buttonNamed, click, showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { CameraScan } from './camera-scan.tsx';

/** A stream of one camera that writes down what was asked of it. */
function fakeStream(torch = false) {
  const track = Object.assign(new EventTarget(), {
    stop: vi.fn<() => void>(),
    getCapabilities: () => ({ torch }),
    applyConstraints: vi.fn<(constraints: object) => Promise<void>>(() => Promise.resolve()),
  });
  return { track, stream: { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream };
}

let shown: ShownPage;
const given = { codes: [] as string[], stub: vi.fn<() => Promise<MediaStream>>() };
const device = { is_secure: true, has_cameras: true };
const own = (target: object, name: string, get: () => unknown) =>
  Object.defineProperty(target, name, { configurable: true, get });

/** A browser's own decoder: what it sees is the test's to say. */
class Detector {
  static sees: readonly string[] = [];
  static getSupportedFormats = () => Promise.resolve(['code_128', 'qr_code']);
  detect = () =>
    Promise.resolve(
      Detector.sees.map((rawValue) => ({
        rawValue,
        format: 'code_128',
        boundingBox: { x: 0, y: 0, width: 1, height: 1 },
      })),
    );
}

beforeEach(() => {
  Object.assign(given, { codes: [], stub: vi.fn<() => Promise<MediaStream>>() });
  Object.assign(device, { is_secure: true, has_cameras: true });
  Detector.sees = [];
  own(globalThis, 'isSecureContext', () => device.is_secure);
  own(navigator, 'mediaDevices', () => (device.has_cameras ? { getUserMedia: () => given.stub() } : undefined));
  own(globalThis, 'BarcodeDetector', () => Detector);
  own(HTMLVideoElement.prototype, 'videoWidth', () => 1_280);
  own(HTMLVideoElement.prototype, 'videoHeight', () => 720);
  Object.defineProperty(HTMLVideoElement.prototype, 'srcObject', { configurable: true, writable: true, value: null });
  HTMLVideoElement.prototype.play = () => Promise.resolve();
});
afterEach(async () => {
  await shown.unmount();
  for (const name of ['isSecureContext', 'BarcodeDetector']) Reflect.deleteProperty(globalThis, name);
  for (const name of ['videoWidth', 'videoHeight', 'srcObject', 'play'])
    Reflect.deleteProperty(HTMLVideoElement.prototype, name);
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

async function start(): Promise<void> {
  shown = await showPage(
    () => <CameraScan onCode={(code) => given.codes.push(code)} />,
    '/auth',
    () => undefined,
  );
  await click(buttonNamed(shown.box, /^Scan with the camera/u));
}
const says = (text: string) =>
  vi.waitFor(
    async () => {
      // What was fetched meanwhile is drawn.
      await act(() => Promise.resolve());
      expect(shown.box.textContent).toContain(text);
    },
    { timeout: 15_000 },
  );
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));

test.each([
  ['NotAllowedError', 'Camera access is blocked.'],
  ['NotFoundError', 'No camera found.'],
  ['NotReadableError', 'Another app is using the camera.'],
  ['UnknownError', "The camera stopped or didn't start."],
])(
  'a camera that answers %s is said in words, with a next step, and tried again on request',
  async (name, sentence) => {
    given.stub.mockImplementationOnce(refuse(name));
    await start();
    await says(sentence);
    expect(shown.box.querySelector('[role=alert]')?.textContent).toContain(sentence);
    buttonNamed(shown.box, /^Read a photo/u);
    given.stub.mockImplementation(() => Promise.resolve(fakeStream().stream));
    await click(buttonNamed(shown.box, /^Try again/u));
    await says('Point the camera at a barcode');
  },
);

test.each([
  ['without encryption', { is_secure: false }, 'Open Sampan with https'],
  ['in a browser without cameras', { has_cameras: false }, "This browser can't use the camera."],
])('%s it says so and offers a photo, not another try', async (_name, lacks, sentence) => {
  Object.assign(device, lacks);
  await start();
  await says(sentence);
  expect([...shown.box.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Stop camera',
    'Read a photo',
  ]);
  expect(given.stub).not.toHaveBeenCalled();
});

test('a code that stays in sight counts once; stopping and leaving let the camera go', async () => {
  const { track, stream } = fakeStream();
  given.stub.mockImplementation(() => Promise.resolve(stream));
  Detector.sees = ['SMPSP1'];
  await start();
  await says('Scanned: SMPSP1');
  Detector.sees = ['SMPSP1', 'SMPSP1'];
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(given.codes).toEqual(['SMPSP1']);
  expect(track.stop).not.toHaveBeenCalled();
  await click(buttonNamed(shown.box, /^Stop camera/u));
  expect(track.stop).toHaveBeenCalledOnce();
});

test('a camera that comes after the person has left is let go as well', async () => {
  const { track, stream } = fakeStream();
  const late = Promise.withResolvers<MediaStream>();
  given.stub.mockImplementation(() => late.promise);
  await start();
  await says('Starting the camera');
  await click(buttonNamed(shown.box, /^Stop camera/u));
  late.resolve(stream);
  await vi.waitFor(() => expect(track.stop).toHaveBeenCalledOnce());
});

test('a covered page has no camera, and a page that is seen again has', async () => {
  const streams = [fakeStream(), fakeStream()];
  given.stub.mockImplementationOnce(() => Promise.resolve(streams[0]!.stream));
  given.stub.mockImplementationOnce(() => Promise.resolve(streams[1]!.stream));
  let visibility = 'visible';
  own(document, 'visibilityState', () => visibility);
  try {
    await start();
    await says('Point the camera');
    const cover = (state: string) =>
      act(async () => {
        visibility = state;
        document.dispatchEvent(new Event('visibilitychange'));
      });
    await cover('hidden');
    expect(streams[0]!.track.stop).toHaveBeenCalledOnce();
    await cover('visible');
    await says('Point the camera');
    expect([given.stub.mock.calls.length, streams[1]!.track.stop.mock.calls.length]).toEqual([2, 0]);
  } finally {
    Reflect.deleteProperty(document, 'visibilityState');
  }
});

test('the light is offered where the camera has one', async () => {
  const { track, stream } = fakeStream(true);
  given.stub.mockImplementation(() => Promise.resolve(stream));
  await start();
  await says('Light');
  await click(buttonNamed(shown.box, /^Light/u));
  expect(track.applyConstraints.mock.calls).toEqual([[{ advanced: [{ torch: true }] }]]);
  expect(buttonNamed(shown.box, /^Light/u).getAttribute('aria-pressed')).toBe('true');
});
