import { loadScript } from '../script/load-script.ts';

/** The vendor's interface, as far as it is used here. */
type Kakao = {
  init: (key: string) => void;
  isInitialized: () => boolean;
  Share: { sendScrap: (options: { requestUrl: string }) => void };
};

declare global {
  interface Window {
    Kakao?: Kakao;
  }
}

const script = {
  src: 'https://t1.kakaocdn.net/kakao_js_sdk/2.7.4/kakao.min.js',
  integrity: 'sha384-DKYJZ8NLiK8MN4/C5P2dtSmLQ4KwPaoqAfyA/DfmEc1VDxu4yyC7wy6K1Hs90nka',
};

/**
 * The key that the site was built with; without one the messenger is reached by the system's share sheet or a copied
 * link.
 */
export const kakaoKey = (): string | null => import.meta.env.VITE_KAKAO_KEY || null;

let loading: Promise<Kakao> | null = null;

/**
 * The messenger's SDK, initialised once. Rejects if its script fails to load or does not define its API; the next call
 * retries.
 */
export function loadKakao(key: string): Promise<Kakao> {
  loading ??= start(key).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function start(key: string): Promise<Kakao> {
  if (!window.Kakao) await loadScript(script, 'Kakao');
  const kakao = window.Kakao;
  if (!kakao) throw new Error('The Kakao script defines no API');
  if (!kakao.isInitialized()) kakao.init(key);
  return kakao;
}
