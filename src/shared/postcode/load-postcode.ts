import { postcodeService } from './postcode-service.ts';

/** Runs the vendor's script, once. Rejects when it does not come or brings nothing; the next call tries anew. */
export async function loadPostcode(url: string): Promise<void> {
  if (postcodeService()) return;
  await scriptAt(url);
  if (!postcodeService()) throw new Error('The postcode script brought no service');
}

function scriptAt(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The postcode script did not load'));
    });
    document.head.append(script);
  });
}
