import { vi } from 'vitest';

type SavedFile = { readonly name: string; readonly file: Blob };

/** Records the files that the page saves from now on, and the object URLs that it revokes. */
export function savedFiles(): { saved: SavedFile[]; revoked: string[] } {
  const [saved, revoked]: [SavedFile[], string[]] = [[], []];
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: (url: string) => void revoked.push(url),
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const file = files[Number(this.href.replace('blob:', '')) - 1];
    if (file) saved.push({ name: this.download, file });
  });
  return { saved, revoked };
}

/** jsdom's files have no `text()`. */
export const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(file);
  });
