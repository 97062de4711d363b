import { trustScriptsOf } from '../trusted/one-policy.ts';

/** Runs the script at an address of somebody else's. Rejects when it does not come, and leaves nothing behind: the next call tries anew. */
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
