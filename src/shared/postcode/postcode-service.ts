/** The vendor's interface, as far as it is used here. */
export type PostcodeService = {
  Postcode: new (options: {
    oncomplete: (data: unknown) => void;
    onclose: (state: 'FORCE_CLOSE' | 'COMPLETE_CLOSE') => void;
    width: string;
    height: number;
  }) => { embed: (container: HTMLElement, options: { autoClose: boolean }) => void };
};

declare global {
  interface Window {
    /** The older and the newer name of the same service. */
    daum?: Partial<PostcodeService>;
    kakao?: Partial<PostcodeService>;
  }
}

/** The service, once its script has run. */
export function postcodeService(): PostcodeService | null {
  const Postcode = window.daum?.Postcode ?? window.kakao?.Postcode;
  return Postcode ? { Postcode } : null;
}
