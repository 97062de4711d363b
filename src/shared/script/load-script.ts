import { trustScriptsOf } from '../trusted/one-policy.ts';

/** Runs a third-party script. Rejects if it fails to load, and removes its element: the next call retries. */
export function loadScript({ src, integrity }: { src: string; integrity?: string }, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    trustScriptsOf(src);
    const script = document.createElement('script');
    script.src = src;
    if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The ${name} script did not load`));
    });
    document.head.append(script);
  });
}
