/** Where pictures are served. */
export const IMAGE_PATH = '/files';

/** 'abc' of '/files/abc.jpg'. */
export function imageNameOf(path: string): string {
  return path.slice(IMAGE_PATH.length + 1).replace(/\.jpg$/u, '');
}
